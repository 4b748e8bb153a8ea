import type { Page } from '@playwright/test';
import { IS_SWEEP } from '../../helpers/journeys/sweep';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import { session } from '../../helpers/journeys/admin';
import { expect, open, seedStorage, storageOf, test } from '../../helpers/journeys/site';

const HOUR = 3600 * 1000;

const account = (page: Page) => page.getByRole('button', { name: 'Account of admin' });

test('The account menu has Dashboard, Settings and Sign Out, and can be used with the keyboard', async ({
  page,
}) => {
  await seedStorage(page, { session: session(HOUR) });
  await open(page, '/store');
  const menu = page.getByRole('menu', { name: 'Account' });
  const item = (name: string) => menu.getByRole('menuitem', { name });
  await account(page).press('ArrowDown');
  await expect(item('Dashboard')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Sign Out')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(account(page)).toBeFocused();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await account(page).click();
    await expect(menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Settings', 'Sign Out']);
    await expectAccessibleAndFitting(page);
    if (width > 360) await page.keyboard.press('Escape');
  }
  await expect(item('Dashboard')).toHaveAttribute('href', '/admin');
  await expect(item('Settings')).toHaveAttribute('href', '/admin/site-settings');
  await item('Sign Out').click();
  await expect(account(page)).toHaveCount(0);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect((await storageOf(page)).session).not.toHaveProperty('adminSession');
});

test('An expired or unreadable session shows no account menu, and loads none of its scripts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const expired = JSON.stringify(session(8 * HOUR + 1).adminSession);
  const unreadable = ['{bad', '[]', '{"user":{"username":"x"},"timestamp":1}'];
  for (const stored of [expired, ...(IS_SWEEP ? unreadable : unreadable.slice(0, 1))])
    await test.step(stored, async () => {
      await seedStorage(page, { session: { adminSession: stored } });
      await open(page, '/cart');
      await expect(account(page)).toHaveCount(0);
      expect((await storageOf(page)).session).not.toHaveProperty('adminSession');
    });
  expect(asked.filter((url) => url.includes('AdminMenu'))).toEqual([]);
});
