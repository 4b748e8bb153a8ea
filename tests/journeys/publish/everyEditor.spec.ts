import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import { publish, PUBLISHED } from '../../helpers/journeys/publishing';
import { test } from '../../helpers/hosts/publishSite';
import { expect, open } from '../../helpers/journeys/site';

/** Timeout in ms for rebuilding the pages on a busy machine. */
const PAGES = 60_000;

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

/** The names in the published list of products. */
const productNames = (text: string) =>
  (JSON.parse(text) as { products: { name: string }[] }).products.map(({ name }) => name);

test.slow();
test.use({ viewport: { width: 1280, height: 900 }, isOwnPlace: true });

test('The order of the products, the brand, the footer and a topic page are published', async ({
  page,
  browser,
  place,
}) => {
  await openAdmin(page, '/admin/products');
  const table = page.getByRole('region', { name: 'All Products' });
  await expectAccessibleAndFitting(page);
  const down = table.getByRole('button', { name: `Move ${first!.name} down` });
  await down.click();
  await expect(page.getByText(`“${first!.name}” moved to position 2`)).toBeVisible();
  await expect(down).toBeFocused();

  await toPage(page, 'Site Settings');
  await expectAccessibleAndFitting(page);
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
  for (const change of ['Order of the products changed', 'Topic page “Terms of rental” added'])
    await expect(page.getByText(change, { exact: true })).toBeVisible();
  await publish(page).click();
  await expect(page.getByText(PUBLISHED)).toBeVisible({ timeout: PAGES });

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
  await expect(cards.nth(1)).toHaveText(first!.name);
  await context.close();
});
