import type { Page } from '@playwright/test';
import { startCategory, openAdmin, session, signIn } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import { expect, open, storageOf, test, waitForHydration } from '../../helpers/journeys/site';

const HOUR = 3600 * 1000;
const START = new Date('2026-03-02T08:00:00Z');

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Admin Sign In' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('A sign-in leads to the requested page, ends with a reload unless it “stays signed in”, which all tabs do until one signs out', async ({
  page,
  context,
}) => {
  await open(page, '/admin/products?q=lens');
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter both username and password');
  await expectAccessibleAndFitting(page);
  await signIn(page);
  await expect(heading(page, 'Products Management')).toBeVisible();
  await expect(page).toHaveURL('/admin/products?q=lens');

  await page.reload();
  await expect(signInHeading(page)).toBeVisible();
  // A URL outside the back office is not used after signing in.
  await page.evaluate(() => {
    history.replaceState({ ...history.state, usr: { from: '//evil.example/admin' } }, '');
  });
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Stay signed in (up to 8 hours)' }).check();
  await signIn(page);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page).toHaveURL('/admin');

  const second = await context.newPage();
  await open(second, '/admin');
  await second.getByRole('button', { name: 'Open menu' }).click();
  await second.getByRole('link', { name: 'Go to Website' }).click();
  // The page was loaded, with the policy of public pages.
  await expect(second.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /player\.vimeo\.com/,
  );
  const account = second.getByRole('button', { name: 'Account of admin' });
  await account.press('ArrowDown');
  const item = (name: string) => second.getByRole('menuitem', { name });
  await expect(item('Dashboard')).toBeFocused();
  await expect(item('Dashboard')).toHaveAttribute('href', '/admin');
  await expect(item('Settings')).toHaveAttribute('href', '/admin/site-settings');
  await expectAccessibleAndFitting(second);
  await item('Sign Out').click();
  await expect(account).toHaveCount(0);
  await expect(second.getByText('You are signed out.')).toBeVisible();
  await expect(signInHeading(page)).toBeVisible();
  for (const tab of [page, second]) {
    const { local, session: own } = await storageOf(tab);
    expect({ ...local, ...own }).not.toHaveProperty('adminSession');
  }
});

test('After 8 hours, the sign-in dialog keeps the input of an edit, and without one the sign-in returns to the page', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await openAdmin(page, '/admin/products', { local: session(0, START.getTime()) });
  const field = await startCategory(page, 'Half a na');
  await page.clock.fastForward(8 * HOUR);
  const over = page.getByRole('dialog', { name: 'Admin Sign In' });
  await expect(over).toContainText('Your input is still here');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(over).toBeVisible();
  await signIn(page);
  await expect(over).toHaveCount(0);
  await expect(field).toHaveValue('Half a na');
  await expect(page).toHaveURL('/admin/products');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward(8 * HOUR - 60_000);
  await expect(heading(page, 'Products Management')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/admin/products');
});
