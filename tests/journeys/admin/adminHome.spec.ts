import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { expectAccessibleAndFitting, schemeAt, WIDTHS } from '../../helpers/journeys/visualChecks';
import { expect, storedJson, test } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const PATH = '/admin/home';
const SAVED = 'Home page changes saved successfully!';
const TABS = [
  'Hero Section',
  'Statistics Bar',
  'About Us',
  'Featured Items',
  'Testimonials',
  'Question Section',
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('A hero image is set and cleared, and the preview shows unsaved input', async ({ page }) => {
  await openAdmin(page, PATH);
  await page.getByLabel('Image 1').setInputFiles(await pngUpload('new.png', 640, 360));
  await expect(page.getByRole('button', { name: 'Crop' })).toBeVisible();
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  const stored = (await storedJson(page, 'homePageData')) as { hero: { images: string[] } };
  expect(stored.hero.images[0]).toMatch(/^media:[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Clear' }).nth(1).click();
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();

  await expect(page.getByRole('link', { name: 'Live Preview' })).toHaveAttribute(
    'href',
    /^\/preview\/?$/,
  );
  await field(page, 'Title').fill('Typed a moment ago');
  await page.getByRole('button', { name: 'Show Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Typed a moment ago');
  await page.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show Preview' })).toBeFocused();
});

for (const width of WIDTHS)
  test(`Every tab of the home page editor is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, PATH, schemeAt(width));
    for (const name of TABS) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectAccessibleAndFitting(page);
    }
  });
