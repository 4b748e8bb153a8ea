import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { expect, open, storedJson, test, waitForHydration } from '../../helpers/journeys/site';

const PATH = '/admin/site-settings';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('Business hours are edited by day and shown on the booking page', async ({ page }) => {
  await openAdmin(page, PATH);
  const hours = page.getByRole('group', { name: 'Business Hours' });
  await expect(hours.getByRole('listitem')).toHaveCount(3);
  await hours.getByRole('button', { name: 'Show all days' }).click();
  await expect(hours.getByRole('listitem')).toHaveCount(7);
  await expect(hours.getByLabel('Sunday opens')).toBeDisabled();
  await hours.getByRole('button', { name: 'Add Sunday hours' }).click();
  await expect(hours.getByLabel('Sunday opens')).toHaveValue('09:00');
  await expect(hours.getByLabel('Sunday closes')).toHaveValue('17:00');
  await hours.getByRole('button', { name: 'Remove Friday hours' }).click();
  await hours.getByLabel('Saturday closes').fill('10:00');
  await save(page).click();
  await expect(hours.getByText('Saturday: opening and closing times must differ')).toBeVisible();
  await hours.getByLabel('Saturday closes').fill('14:30');

  // Unsaved input is shown, also in a preview that is opened later.
  const preview = await page.context().newPage();
  await open(preview, '/preview/booking');
  const rows = preview.getByText('10:00 AM - 2:30 PM');
  await expect(rows.first()).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  const stored = (await storedJson(page, 'siteSettings')) as { workingHours: unknown };
  expect(stored.workingHours).toContainEqual({ day: 'Saturday', hours: '10:00 AM - 2:30 PM' });
  expect(stored.workingHours).toContainEqual({ day: 'Friday', hours: 'Closed' });

  // Visitors see the published values, and the draft stays unchanged.
  await open(preview, '/booking');
  await expect(rows).toHaveCount(0);
  await preview.reload();
  await waitForHydration(preview);
  expect(await storedJson(preview, 'siteSettings')).toEqual(stored);
});

test('The settings are previewed at three widths', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, PATH);
  await page.getByRole('button', { name: 'Show Preview' }).click();
  const overlay = page.getByRole('dialog', { name: 'Live Preview' });
  const frame = overlay.locator('iframe');
  const widthInside = () =>
    frame
      .contentFrame()
      .locator('html')
      .evaluate((html) => html.clientWidth);
  await expect(frame.contentFrame().getByRole('region', { name: 'Preview' })).toContainText(
    'Preview of unpublished changes',
  );
  await expect.poll(widthInside).toBe(1280);
  await overlay.getByRole('radio', { name: 'Phone' }).check({ force: true });
  await expect.poll(widthInside).toBe(390);
  await overlay.getByRole('radio', { name: 'Tablet' }).check({ force: true });
  await expect.poll(widthInside).toBe(820);
  await expect(overlay.getByRole('link', { name: 'Open in New Tab' })).toHaveAttribute(
    'href',
    '/preview/#contact',
  );
  await overlay.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show Preview' })).toBeFocused();
});
