import { openAdmin } from '../../helpers/journeys/admin';
import { expect, test } from '../../helpers/journeys/site';

const PATH = '/admin/site-settings';

test('Unsaved settings are previewed at three widths', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, PATH);
  const address = 'https://www.facebook.com/pictures-of-the-night';
  await page.getByRole('button', { name: 'Edit Facebook' }).click();
  await page.getByRole('textbox', { name: 'Facebook' }).fill(address);
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
  await expect(frame.contentFrame().getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    address,
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
