import type { Page } from '@playwright/test';
import { addCategory, startCategory, openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import { expect, test } from '../../helpers/journeys/site';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Back, a link and a reload require a confirmation before an unsaved edit is lost', async ({
  page,
}) => {
  // The sidebar has the link.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page);
  await page.getByRole('link', { name: 'Manage Products' }).click();
  await expect(heading(page, 'Products Management')).toBeVisible();
  const field = await startCategory(page, 'Tripods');
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/admin/products');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(field).toHaveValue('Tripods');

  const follow = (path: string) =>
    page.evaluate(
      (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(),
      path,
    );
  await follow('/admin');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/products');
  await expect(field).toHaveValue('Tripods');

  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toBe('beforeunload');
  await expect(field).toHaveValue('Tripods');

  // Public pages are loaded like a reload.
  asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await follow('/');
  await expect.poll(() => asked).toBe('beforeunload');
  await expect(question(page)).toHaveCount(0);
  await expect(field).toHaveValue('Tripods');

  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(field).toHaveCount(0);
  await expect(page).toHaveURL('/admin/products');
  await page.evaluate(() => history.back());
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  // The history entry after this one still exists.
  await page.goForward();
  await expect(page).toHaveURL('/admin/products');
});

test('Every save can be undone by the toast, the bar, the keyboard and the undo history', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  const state = page.getByRole('banner');
  await addCategory(page, 'Tripods');
  await expect(state).toContainText('Saved');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: Product category “Tripods” added')).toBeVisible();
  await expect(state).toContainText('Published');
  // An undone step no longer offers Undo.
  await expect(page.getByText('Category created successfully!')).toHaveCount(0);

  await state.getByRole('button', { name: 'Redo: Product category “Tripods” added' }).click();
  await expect(state).toContainText('Saved');
  await page.keyboard.press('Control+z');
  await expect(state).toContainText('Published');
  await page.keyboard.press('Control+Shift+z');
  await expect(state).toContainText('Saved');

  await addCategory(page, 'Gimbals');
  await state.getByRole('button', { name: 'Undo history' }).click();
  const history = page.getByRole('dialog', { name: 'Undo history' });
  const steps = history.getByRole('listitem');
  await expect(steps).toHaveCount(2);
  await expect(steps.nth(0)).toContainText('Product category “Gimbals” added');
  expect(await axeViolations(page)).toEqual([]);
  // A step that is not the last one, and on which no other depends.
  await history.getByRole('button', { name: 'Undo: Product category “Tripods” added' }).click();
  await expect(
    history.getByRole('button', { name: 'Redo: Product category “Tripods” added' }),
  ).toBeVisible();
  await history.getByRole('button', { name: 'Close undo history' }).click();
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expectAccessibleAndFitting(page, 'Create Category');
  await page.getByRole('tab', { name: 'View All Categories' }).click();
  await expectAccessibleAndFitting(page, 'View All Categories');
  await expect(page.getByRole('button', { name: 'Edit Gimbals' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Tripods' })).toHaveCount(0);
});
