import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import { expectNoAxeViolations, openSite, title } from '../helpers/component/publicSite';
import { button, INDEX, store, stored } from '../helpers/component/listPages';
import { sampleProduct } from '../helpers/content/sampleCatalogue';

const PRODUCT = sampleProduct('p-1', 'Zoom Lens', 'Lenses', 5000);
const OTHER = sampleProduct('p-2', 'Prime Lens', 'Lenses', '');
const RECORD = {
  ...PRODUCT,
  description: 'A zoom lens',
  specs: ['Mount: PL', 'Two rings'],
  included: ['Case', 'Lens cap'],
  rating: 4.5,
  reviews: 12,
};
const FILES = {
  [INDEX]: { products: [PRODUCT, OTHER] },
  'categories/products/index.json': {
    categories: [{ id: 'cat-lenses', name: 'Lenses', slug: 'lenses', isActive: true }],
  },
  'products/by-category/lenses.json': { products: [RECORD, { ...OTHER, rating: 4.5 }] },
};

const dialog = () => page.getByRole('dialog', { name: 'Add to Booking Cart?' });
const cart = () => stored('bookingCart');
const lineOf = ({ id, name }: typeof PRODUCT, quantity: number) => ({ id, name, quantity });

async function openProduct() {
  const site = await openSite(`/store/${PRODUCT.slug}`, FILES);
  await expect.element(title(PRODUCT.name)).toBeVisible();
  return site;
}

const notFound = () => page.getByText("We couldn't find the product you're looking for.");

describe('an unknown product', () => {
  it('is not found, whatever its ID is, and there are links to the store and the home page', async () => {
    store('recentlyViewed', ['p-1']);
    const site = await openSite('/store', FILES);
    for (const odd of [
      '__proto__',
      encodeURIComponent('<script>alert(1)</script>'),
      'x'.repeat(2000),
    ]) {
      site.go(`/store/${odd}`);
      await expect.element(title('Product Not Found')).toBeVisible();
      await expect.element(notFound()).toBeVisible();
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'Go to Home' }))
        .toHaveAttribute('href', '/');
      await page.getByRole('link', { name: 'Back to Store' }).click();
      await expect.element(title('Store')).toBeVisible();
      await expect.poll(site.url).toBe('/store');
    }
    expect(stored('recentlyViewed')).toEqual(['p-1']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is not found without topics either, and the topics are requested once', async () => {
    for (const fail of [undefined, FAILURES['is refused']]) {
      const site = await openSite('/cart', { ...FILES, 'pages/topics.json': { topics: [] } });
      if (fail) site.answerWith(['pages/topics.json'], fail);
      site.go('/store/neither-product-nor-topic');
      await expect.element(notFound()).toBeVisible();
      if (!fail) expect(site.countOf('pages/topics.json')).toBe(1);
      await site.unmount();
    }
  });
});

describe('a product', () => {
  const main = () => page.getByRole('main');

  it('shows all of its values', async () => {
    await openProduct();
    await expect
      .element(main().getByRole('link', { name: 'Lenses' }))
      .toHaveAttribute('href', '/store?category=lenses');
    await expect.element(main().getByText('₦5,000').first()).toBeVisible();
    await expect.element(main().getByText(RECORD.description)).toBeVisible();
    const specs = main().getByRole('term').elements();
    expect(specs.map((term) => term.parentElement?.textContent)).toEqual([
      'MountPL',
      'NoteTwo rings',
    ]);
    await expect
      .element(main().getByText('1 in our store · Rated 4.5 of 5 by 12 customers'))
      .toBeVisible();
    for (const item of RECORD.included) await expect.element(main().getByText(item)).toBeVisible();
    await expect
      .element(main().getByRole('link', { name: 'Contact us' }))
      .toHaveAttribute('href', '/contact');
    // Only a cart with items can be added to.
    expect(
      main()
        .getByRole('button', { name: /^Add (?:to Cart|Another)/ })
        .elements(),
    ).toEqual([]);
  });

  it('leads to related products, whose headings have focus', async () => {
    const site = await openProduct();
    await page.getByRole('region', { name: 'Related Products' }).getByText(OTHER.name).click();
    await expect.poll(site.url).toBe(`/store/${OTHER.slug}`);
    await expect.element(title(OTHER.name)).toHaveFocus();
    // A rating without reviews is not shown.
    await expect.element(main().getByText('1 in our store', { exact: true })).toBeVisible();
  });

  it('is added to an empty cart after a question, and then without one', async () => {
    await openProduct();
    await button('Book Now').click();
    await dialog().getByRole('button', { name: 'Yes, Add to Cart' }).click();
    await expect.element(page.getByText('Item added to your booking cart')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View cart' }))
      .toHaveAttribute('href', '/cart');
    await expect
      .poll(cart)
      .toEqual([{ ...lineOf(PRODUCT, 1), category: 'Lenses', image: '', price: 5000 }]);
    await button('Add Another (x2)').click();
    await expect.element(button('Add Another (x3)')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Booking cart, 1 item' })).toBeVisible();
  });

  it('is booked alone by No, Book Now', async () => {
    const site = await openProduct();
    await button('Book Now').click();
    await dialog().getByRole('button', { name: 'No, Book Now' }).click();
    await expect.poll(site.url).toBe('/booking?booking=Zoom%20Lens');
    // The list of products has more than the name.
    const items = page.getByRole('list', { name: 'Selected items' });
    await expect.element(items).toHaveTextContent('Zoom LensLenses · Qty: 1');
    await expect
      .element(page.getByRole('textbox', { name: 'Subject' }))
      .toHaveValue('Booking Request: Zoom Lens');
    expect(page.getByText('Your booking cart was cleared.').elements()).toEqual([]);
  });

  it('booked alone clears the cart, and Undo restores it', async () => {
    store('bookingCart', [lineOf(OTHER, 3)]);
    await openProduct();
    await expect.element(button('Add to Cart')).toBeVisible();
    await button('Book Now').click();
    await dialog().getByRole('button', { name: 'No, Book Now' }).click();
    await expect.element(page.getByRole('link', { name: 'Booking cart, empty' })).toBeVisible();
    await expect.poll(cart).toBeNull();
    await button('Undo').click();
    await expect.poll(cart).toMatchObject([lineOf(OTHER, 3)]);
    // The request still contains the one product.
    await expect.element(page.getByRole('list', { name: 'Selected items' })).toBeVisible();
  });
});

describe('a product whose index', () => {
  it('is refused shows an error, and is loaded by Try Again', async () => {
    const site = await openSite('/cart', FILES);
    site.answerWith([INDEX], FAILURES['is refused']);
    site.go(`/store/${PRODUCT.slug}`);
    await expect.element(page.getByText('There was an error loading the product.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to Store' })).toBeVisible();
    await expectNoAxeViolations();
    site.heal();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(title(PRODUCT.name)).toBeVisible();
  });
});

it('A URL-encoded ID is replaced by the slug in the history, and the query is kept', async () => {
  const id = PRODUCT.id.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const site = await openSite('/store', FILES);
  site.go(`/store/${id}?from=newsletter`);
  await expect.element(title(PRODUCT.name)).toBeVisible();
  await expect.poll(site.url).toBe(`/store/${PRODUCT.slug}?from=newsletter`);
  site.back();
  await expect.poll(site.url).toBe('/store');
});
