import type { Page } from '@playwright/test';
import { expect, open, test } from '../../helpers/journeys/site';

async function showToast(page: Page, detail: unknown): Promise<void> {
  await page.evaluate((value) => {
    window.dispatchEvent(new CustomEvent('show-toast', { detail: value }));
  }, detail);
}

/** Opens a page and stops its clock. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00+01:00') });
  await open(page, path);
  await page.clock.pauseAt(new Date('2026-03-02T10:00:00+01:00'));
}

const toast = (page: Page, message: string) =>
  page.locator('[data-type]').filter({ hasText: message });

test('A show-toast event shows an info message for 5 seconds', async ({ page }) => {
  await openStill(page, '/store');
  await showToast(page, { message: 'The van is loaded' });
  await expect(page.getByRole('status').filter({ hasText: 'The van is loaded' })).toBeVisible();
  await expect(toast(page, 'The van is loaded')).toHaveAttribute('data-type', 'info');
  await page.clock.runFor(4999);
  await expect(toast(page, 'The van is loaded')).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, 'The van is loaded')).toBeHidden();
});

test('Each type of message has its own colour; an unknown one is info, and nothing is shown without a message', async ({
  page,
}) => {
  await openStill(page, '/cart');
  const types = ['success', 'error', 'warning', 'info'];
  const colours: string[] = [];
  for (const type of types) {
    await showToast(page, { message: `Told ${type}`, type });
    await expect(toast(page, `Told ${type}`)).toHaveAttribute('data-type', type);
    colours.push(
      await toast(page, `Told ${type}`).evaluate((box) => getComputedStyle(box).borderLeftColor),
    );
  }
  expect(new Set(colours).size).toBe(types.length);
  const shown = await page.locator('[data-type]').allTextContents();
  for (const detail of [undefined, null, 'text', {}, { message: '' }, { message: 7 }])
    await showToast(page, detail);
  await expect(page.locator('[data-type]')).toHaveText(shown);
  await showToast(page, { message: '<b>As text</b>', type: 'fatal' });
  await expect(toast(page, '<b>As text</b>')).toHaveAttribute('data-type', 'info');
});
