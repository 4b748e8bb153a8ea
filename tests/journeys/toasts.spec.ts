import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/site';

async function showToast(page: Page, detail: unknown): Promise<void> {
  await page.evaluate((value) => {
    window.dispatchEvent(new CustomEvent('show-toast', { detail: value }));
  }, detail);
}

/** Opens a page whose clock stands still from now on. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00+01:00') });
  await open(page, path);
  await page.clock.pauseAt(new Date('2026-03-02T10:00:00+01:00'));
}

const toast = (page: Page, message: string) =>
  page.locator('[data-type]').filter({ hasText: message });

test('A message asked for from any page shows as info and goes after 5 seconds', async ({
  page,
}) => {
  await openStill(page, '/store');
  await showToast(page, { message: 'The van is loaded' });
  await expect(page.getByRole('status').filter({ hasText: 'The van is loaded' })).toBeVisible();
  await expect(toast(page, 'The van is loaded')).toHaveAttribute('data-type', 'info');
  await page.clock.runFor(4999);
  await expect(toast(page, 'The van is loaded')).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, 'The van is loaded')).toBeHidden();
});

test('A message goes when it is dismissed', async ({ page }) => {
  await openStill(page, '/cart');
  await showToast(page, { message: 'Dismiss me' });
  await showToast(page, { message: 'Keep me' });
  await toast(page, 'Dismiss me').getByRole('button', { name: 'Dismiss message' }).click();
  await expect(toast(page, 'Dismiss me')).toBeHidden();
  await expect(toast(page, 'Keep me')).toBeVisible();
});

for (const type of ['success', 'error', 'warning', 'info'])
  test(`A message of type ${type} is told apart by its colour`, async ({ page }) => {
    await openStill(page, '/cart');
    await showToast(page, { message: 'Told', type });
    await expect(toast(page, 'Told')).toHaveAttribute('data-type', type);
    const colour = (text: string) =>
      toast(page, text).evaluate((box) => getComputedStyle(box).borderLeftColor);
    const others = ['success', 'error', 'warning', 'info'].filter((name) => name !== type);
    await showToast(page, { message: 'Other', type: others[0] });
    await expect(toast(page, 'Other')).toBeVisible();
    expect(await colour('Told')).not.toBe(await colour('Other'));
  });

test('An unknown type counts as info; what carries no message shows nothing', async ({ page }) => {
  await openStill(page, '/cart');
  for (const detail of [undefined, null, 'text', {}, { message: '' }, { message: 7 }])
    await showToast(page, detail);
  await showToast(page, { message: '<b>As text</b>', type: 'fatal' });
  await expect(page.locator('[data-type]')).toHaveCount(1);
  await expect(toast(page, '<b>As text</b>')).toHaveAttribute('data-type', 'info');
});

test('A message waits while the pointer or the keyboard is on it', async ({ page }) => {
  await openStill(page, '/cart');
  await showToast(page, { message: 'Read me' });
  await toast(page, 'Read me').hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, 'Read me')).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(toast(page, 'Read me')).toBeHidden();
});
