import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expect, storedJson, test } from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const [first] = content.about().cards;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('An image is cropped to 16:9, shown in the preview with unsaved input, and saved', async ({
  page,
}) => {
  await openAdmin(page, '/admin/about');
  await button(page, `Edit ${first?.title}`).click();
  await field(page, 'Heading').fill('Typed a moment ago');
  const input = page.locator('form[aria-label="Edit Section"] input[type="file"]');
  await input.setInputFiles(await pngUpload('wide.png', 800, 800));
  const crop = page.getByRole('dialog', { name: 'Crop image' });
  await crop.getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Image: selected image' });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([800, 450]);
  await button(page, 'Show Preview').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Typed a moment ago' })).toBeVisible();
  await button(page, 'Hide Preview').click();
  await button(page, 'Save Section').click();
  await expect(page.getByText('Section updated successfully!')).toBeVisible();
  const stored = (await storedJson(page, 'aboutPageData')) as { cards: { image: string }[] };
  expect(stored.cards[0]?.image).toMatch(/^media:[0-9a-f]{64}$/);
});
