import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import { pngUpload } from '../../helpers/content/uploads';
import {
  changeProduct,
  editProduct,
  publish,
  PUBLISHED,
  publishPageLink,
  saveProduct,
} from '../../helpers/journeys/publishing';
import { test } from '../../helpers/hosts/publishSite';
import { expect, open } from '../../helpers/journeys/site';

const [first, second] = content.products();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function toPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The tooltip of a button of the former page fades out.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

const productNames = (text: string) =>
  (JSON.parse(text) as { products: { name: string }[] }).products.map(({ name }) => name);

test.use({ viewport: { width: 1280, height: 900 } });

test('A text, an image, the order of the products, the brand, the footer and a topic page are published, without an excluded change', async ({
  page,
  browser,
  place,
}) => {
  await openAdmin(page, '/admin/products');
  const name = first!.name;
  await changeProduct(page, second!.name, { Description: 'Left out of this one.' });
  const dialog = await editProduct(page, name, { Description: 'Brighter than the sun.' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('new.png', 640, 480));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveProduct(dialog);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('');
  const table = page.getByRole('region', { name: 'All Products' });
  const down = table.getByRole('button', { name: `Move ${name} down` });
  await down.click();
  await expect(page.getByText(`“${name}” moved to position 2`)).toBeVisible();
  await expect(down).toBeFocused();

  await toPage(page, 'Site Settings');
  await button(page, 'Edit Company name').click();
  await field(page, 'Company name').fill('Slate Berlin');
  await button(page, 'Done').click();
  await field(page, 'Column title').first().fill('House');
  await button(page, 'Move House down').click();
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();

  await toPage(page, 'Topic Pages');
  await button(page, 'Add Topic Page').click();
  await field(page, 'Title').fill('Terms of rental');
  await field(page, 'Page URL').fill('/store/terms');
  await button(page, 'Add section').click();
  await field(page, 'Heading').fill('Deposit');
  await field(page, 'Text').fill('Half of the value.\n\nPaid back on return.');
  await expectAccessibleAndFitting(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Topic Page' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Publish/ })
    .click();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const change of ['Order of the products changed', 'Topic page “Terms of rental” added'])
    await expect(page.getByText(change, { exact: true })).toBeVisible();
  const fields = (label: string) => page.getByRole('heading', { name: label, exact: true });
  await expect(fields('Description')).toHaveCount(2);
  await expect(fields('Image')).toBeVisible();
  await expect(page.getByText('No problems found.')).toBeVisible();
  await expectAccessibleAndFitting(page);
  const excluded = `Product “${second!.name}” changed`;
  await page.getByRole('checkbox', { name: excluded }).uncheck();
  await publish(page).click();
  await expect(page.getByText(PUBLISHED)).toBeVisible();
  await expect(publishPageLink(page, 'Publish (1)')).toBeVisible();
  await expect(fields('Description')).toBeVisible();
  await page.getByRole('button', { name: `Discard: ${excluded}` }).click();
  await expect(publishPageLink(page, 'Publish')).toBeVisible();
  await expect(page.getByText(/^No unpublished changes\./)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: excluded })).toBeVisible();

  const names = productNames(place.publicFile('data/products/index.json'));
  expect(names.slice(0, 2)).toEqual([second!.name, first!.name]);
  const context = await browser.newContext({ baseURL: place.origin, reducedMotion: 'reduce' });
  const guest = await context.newPage();
  await open(guest, '/store/terms');
  await expect(guest.getByRole('heading', { level: 1, name: 'Terms of rental' })).toBeVisible();
  await expect(guest.getByText('Paid back on return.')).toBeVisible();
  await expect(guest).toHaveTitle(/ \| Slate Berlin$/);
  const footer = guest.getByRole('navigation', { name: 'Footer' });
  await expect(footer.getByRole('heading').nth(1)).toHaveText('House');
  await open(guest, '/store');
  const cards = guest.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards.nth(0)).toHaveText(second!.name);
  await expect(cards.nth(1)).toHaveText(name);
  await open(guest, `/store/${first!.slug}`);
  await expect(guest.getByText('Brighter than the sun.').first()).toBeVisible();
  const html = await (await guest.request.get(`/store/${first!.slug}`)).text();
  expect(html).toContain('Brighter than the sun.');
  const picture = guest.locator('main img[src*="/media/uploads/"]').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(place.publicFile('data/products/index.json')).toContain('/media/uploads/');
  await context.close();
});
