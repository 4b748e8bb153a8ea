import type { Page } from '@playwright/test';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import { expect, open, seedStorage, storageOf, test } from '../../helpers/journeys/site';

const HOUR = 3600 * 1000;

function session(ageMs: number) {
  const timestamp = Date.now() - ageMs;
  const user = { username: 'admin', isAdmin: true, lastLogin: new Date(timestamp).toISOString() };
  return { adminSession: { user, timestamp } };
}

const account = (page: Page) => page.getByRole('button', { name: 'Account of admin' });

test('Visitors see no avatar and load none of its scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await expect(account(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('AdminMenu'))).toEqual([]);
});

for (const width of [360, 1280])
  test(`The account menu has Dashboard, Settings and Sign Out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await seedStorage(page, { session: session(HOUR) });
    await open(page, '/store');
    await account(page).click();
    const menu = page.getByRole('menu', { name: 'Account' });
    await expect(menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Settings', 'Sign Out']);
    await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/admin',
    );
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/admin/site-settings',
    );
    await expectAccessibleAndFitting(page);

    await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(account(page)).toHaveCount(0);
    await expect(page.getByText('You are signed out.')).toBeVisible();
    expect((await storageOf(page)).session).not.toHaveProperty('adminSession');
  });

test('The account menu can be used with the keyboard', async ({ page }) => {
  await seedStorage(page, { session: session(HOUR) });
  await open(page, '/store');
  await account(page).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account(page)).toBeFocused();
});

test('A session expires after 8 hours, and its entry is removed', async ({ page }) => {
  await seedStorage(page, { session: session(8 * HOUR + 1) });
  await open(page, '/store');
  await expect(account(page)).toHaveCount(0);
  expect((await storageOf(page)).session).not.toHaveProperty('adminSession');
});

test('An unreadable session is ignored', async ({ page }) => {
  for (const damaged of ['{bad', '[]', '{"user":{"username":"x"},"timestamp":1}'])
    await test.step(damaged, async () => {
      await seedStorage(page, { session: { adminSession: damaged } });
      await open(page, '/');
      await expect(account(page)).toHaveCount(0);
    });
});
