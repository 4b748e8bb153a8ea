import { content, someProduct } from '../../helpers/hosts/builtSite';
import { formatPrice } from '../../../src/domain/text/price';
import { productPath } from '../../../src/domain/links/paths';
import { RELATED_PRODUCTS } from '../../../src/domain/listing/related';
import { expect, open, seedStorage, test } from '../../helpers/journeys/site';

const product = someProduct();
const record = content.productRecord(product);
const address = productPath(product);

test('A product shows all of its values', async ({ page }) => {
  await open(page, address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(main.getByRole('link', { name: product.category.name }).first()).toHaveAttribute(
    'href',
    `/store?category=${record.category.slug}`,
  );
  await expect(main.getByText(formatPrice(product.price), { exact: true }).first()).toBeVisible();
  await expect(main).toContainText(record.description);
  const specs = main.locator('section', {
    has: page.getByRole('heading', { name: 'Specifications' }),
  });
  for (const spec of record.specs) {
    const [label = '', ...value] = spec.split(':');
    const row = specs.locator('dl > div').filter({ hasText: label });
    await expect(row.filter({ hasText: value.join(':').trim() })).not.toHaveCount(0);
  }
  const included = main.locator('section', {
    has: page.getByRole('heading', { name: "What's Included" }),
  });
  await expect(included.getByRole('listitem')).toHaveText(record.included);
  await expect(main.getByRole('link', { name: 'Contact us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('button', { name: 'Book Now' })).toBeVisible();
  // Only a cart with items can be added to.
  await expect(main.getByRole('button', { name: /^Add (?:to Cart|Another)/ })).toHaveCount(0);
});

test('An ID is replaced by the slug in the history', async ({ page }) => {
  expect(product.id).not.toBe(product.slug);
  await open(page, '/store');
  await page.goto(`/store/${product.id}`);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/store');
});

test('Up to four related products, of the same category first, link to their pages', async ({
  page,
}) => {
  const products = content.products();
  const at = products.findIndex(({ id }) => id === product.id);
  const others = [...products.slice(at + 1), ...products.slice(0, at)];
  const same = others.filter(({ category }) => category.slug === product.category.slug);
  await open(page, address);
  const related = page.locator('section', {
    has: page.getByRole('heading', { name: 'Related Products' }),
  });
  const names = await related.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.length).toBe(Math.min(RELATED_PRODUCTS, others.length));
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(product.name);
  const wanted = same.slice(0, RELATED_PRODUCTS).map(({ name }) => name);
  expect(names.slice(0, wanted.length)).toEqual(wanted);

  const next = others.find(({ name }) => name === names[0]);
  await related.getByRole('link', { name: names[0] ?? '', exact: true }).click();
  await expect(page).toHaveURL(productPath(next ?? product));
  await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeFocused();
});

test('Book Now asks for confirmation; Escape and a click outside change nothing', async ({
  page,
}) => {
  await open(page, address);
  const opener = page.getByRole('button', { name: 'Book Now' });
  const dialog = page.getByRole('dialog', { name: 'Add to Booking Cart?' });
  await opener.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Add to Booking Cart?' })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.waitFor();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: 'Booking cart, empty' })).toBeVisible();
});

test('A product can be added to a cart with items without a confirmation, and again', async ({
  page,
}) => {
  const other = someProduct(1);
  await seedStorage(page, {
    local: { bookingCart: [{ id: other.id, name: other.name, quantity: 1 }] },
  });
  await open(page, address);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Item added to your booking cart')).toBeVisible();
  await page.getByRole('button', { name: 'Add Another (x2)' }).click();
  await expect(page.getByRole('button', { name: 'Add Another (x3)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Booking cart, 2 items' })).toBeVisible();
});
