import type { Page } from '@playwright/test';
import { openAdmin } from '../helpers/admin';
import { axeTroubles } from '../helpers/axe';
import { content } from '../helpers/builtSite';
import { test } from '../helpers/publishSite';
import { expect } from '../helpers/site';

/** ms; pages are made anew on a busy machine. */
const PAGES = 60_000;

const [first, second] = content.products();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const way = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });
const publications = (page: Page) =>
  page.getByRole('list', { name: 'Publications, newest first' }).getByRole('button', {
    name: /^Show: /,
  });

async function openProduct(page: Page, name: string) {
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  return page.getByRole('region', { name: 'All Products' });
}

async function tell(page: Page, name: string, text: string): Promise<void> {
  const list = await openProduct(page, name);
  await list.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill(text);
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog).toHaveCount(0);
}

async function publishAll(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Publish/ })
    .click();
  await page.getByRole('button', { name: /^Publish \(/ }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible({ timeout: PAGES });
}

/** No trouble by axe in either scheme, and nothing that is wider than a small phone. */
async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const scheme of ['light', 'dark']) {
    await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption(scheme);
    expect(await axeTroubles(page)).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  if (size) await page.setViewportSize(size);
}

test.slow();
test.use({ viewport: { width: 1280, height: 800 } });

test('a field, a deleted record and the whole site come back as drafts, and are undone', async ({
  page,
  place,
}) => {
  await openAdmin(page, '/admin/publish/history');
  await expect(page.getByText('Nothing has been published from here yet.')).toBeVisible();

  await tell(page, first!.name, 'Of the first publication.');
  await publishAll(page);
  const then = place.publicFile('data/products/index.json');
  await tell(page, first!.name, 'Of the second publication.');
  const list = await openProduct(page, second!.name);
  await list.getByRole('button', { name: `Delete ${second!.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await publishAll(page);

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(publications(page)).toHaveCount(2);
  await page.getByText('2 changes').click();
  await expectSound(page);
  await expect(page.getByText(`Product “${second!.name}” deleted`)).toBeVisible();
  await publications(page).nth(0).click();
  await expect(heading(page, /^The website on .* WAT$/)).toBeFocused();
  await expect(heading(page, 'Nothing differs now')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(publications(page).nth(0)).toBeFocused();

  await publications(page).nth(1).click();
  await expect(heading(page, '2 records differ now')).toBeVisible();
  await expect(page.getByText('Of the first publication.')).toBeVisible();
  await expect(page.getByText('Of the second publication.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `Restore: Description of “${first!.name}”` }).click();
  await expect(heading(page, '1 record differs now')).toBeFocused();
  await expect(way(page, 'Publish (1)')).toBeVisible();
  await page.getByRole('button', { name: `Bring back “${second!.name}”` }).click();
  await expect(heading(page, 'Nothing differs now')).toBeVisible();
  await expect(way(page, 'Publish (2)')).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(`Product “${second!.name}” was deleted since`)).toBeVisible();
  await expect(way(page, 'Publish (1)')).toBeVisible();

  await page.getByRole('radio', { name: 'Before it' }).check();
  await expect(page.getByText('Of the first publication.')).toBeVisible();
  await page.getByRole('radio', { name: 'After this publication' }).check();
  await page.getByRole('button', { name: 'Restore the whole site as it was then' }).click();
  const question = page.getByRole('dialog', { name: 'Restore the whole site' });
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(heading(page, 'Nothing differs now')).toBeVisible();
  await undo(page).click();
  await expect(heading(page, '1 record differs now')).toBeVisible();
  await page.getByRole('button', { name: 'Redo: Restored: the whole site' }).click();
  await expect(heading(page, 'Nothing differs now')).toBeVisible();
  expect(place.publicFile('data/products/index.json')).not.toBe(then);

  await publishAll(page);
  const day = /"lastUpdated": "[^"]*"/;
  const now = place.publicFile('data/products/index.json');
  expect(now.replace(day, '')).toBe(then.replace(day, ''));
});

test('a history that cannot be read is said, and asked for again', async ({ page }) => {
  const answers = [{ json: {} }, { json: { publications: [], next: null, damaged: 2 } }];
  await page.route('**/api/publish/history?*', (route) => route.fulfill(answers.shift() ?? {}));
  await openAdmin(page, '/admin/publish/history');
  await expect(heading(page, 'The history could not be read')).toBeVisible();
  expect(await axeTroubles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Nothing has been published from here yet.')).toBeVisible();
  await expect(page.getByText(/^2 publications could not be read and are left out/)).toBeVisible();
  await expect(heading(page, 'Publish History')).toBeFocused();
});
