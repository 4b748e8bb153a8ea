import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { encodeText } from '@/domain/links/paths';
import { FAILURES, openSite, textsOf, title } from '../helpers/publicSite';
import { sampleProduct } from '../helpers/sampleCatalogue';

const INDEX = 'products/index.json';
const PRODUCTS = ['a', 'b', 'c', 'd'].map((id) =>
  sampleProduct(id, `Product ${id.toUpperCase()}`, 'Lenses', 1000),
);
const FILES = { [INDEX]: { products: PRODUCTS } };
const [a, b, c] = PRODUCTS as [
  (typeof PRODUCTS)[number],
  (typeof PRODUCTS)[number],
  (typeof PRODUCTS)[number],
];

const lineOf = ({ id, name }: (typeof PRODUCTS)[number], quantity: number) => ({
  id,
  name,
  quantity,
  category: 'Lenses',
  image: '',
  price: 1000,
});
const store = (key: string, value: unknown) =>
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

/** Returns the stored cart as `id × quantity`. */
const cart = () =>
  (stored('bookingCart') as { id: string; quantity: number }[] | null)?.map(
    ({ id, quantity }) => `${id} × ${quantity}`,
  ) ?? null;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const lines = () =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem').elements()
    .length;
const favorites = () =>
  textsOf(page.getByRole('list', { name: 'Your favorites' }).getByRole('heading', { level: 3 }));
const emptyCart = () => page.getByRole('heading', { name: 'Your Booking Cart is Empty' });
const failure = () => page.getByRole('heading', { name: 'Error loading products' });
const isFocusInMain = () => document.activeElement?.closest('main') !== null;

const OWN = [lineOf(a, 1), lineOf(c, 2)];
const KEPT = ['a × 1', 'c × 2'];
const LINK = `/cart?items=${a.slug}*2,${b.slug}*3`;

describe('a shared cart', () => {
  const question = () => page.getByRole('dialog', { name: 'Replace your cart?' });

  it('fills an empty cart without a confirmation', async () => {
    const site = await openSite(LINK, FILES);
    await expect.poll(lines).toBe(2);
    await expect.poll(site.url).toBe('/cart');
    await expect.poll(cart).toEqual(['a × 2', 'b × 3']);
    expect(question().elements()).toHaveLength(0);
  });

  it('replaces the cart after a confirmation, and Undo restores it', async () => {
    store('bookingCart', OWN);
    const site = await openSite(LINK, FILES);
    await expect.element(question()).toHaveTextContent('holds 2 products');
    expect(cart()).toEqual(KEPT);
    await question().getByRole('button', { name: 'Replace' }).click();
    await expect.poll(cart).toEqual(['a × 2', 'b × 3']);
    await expect.poll(site.url).toBe('/cart');
    await button('Undo').click();
    await expect.poll(cart).toEqual(KEPT);
  });

  it('can be added to the cart, and focus stays on the page', async () => {
    store('bookingCart', OWN);
    await openSite(LINK, FILES);
    await expect.element(question().getByRole('button').first()).toHaveFocus();
    const add = question().getByRole('button', { name: 'Add to cart' });
    (add.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(cart).toEqual(['a × 3', 'c × 2', 'b × 3']);
    await expect.poll(() => question().elements().length).toBe(0);
    await expect.poll(isFocusInMain).toBe(true);
  });

  it.each(['Cancel', 'Escape'])('is ignored after %s', async (way) => {
    store('bookingCart', OWN);
    const site = await openSite(LINK, FILES);
    await expect.element(question()).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => question().elements().length).toBe(0);
    await expect.poll(site.url).toBe('/cart');
    expect(cart()).toEqual(KEPT);
  });

  it('that equals the cart needs no confirmation', async () => {
    store('bookingCart', OWN);
    const site = await openSite(`/cart?items=${c.slug}*2,${a.slug}`, FILES);
    await expect
      .element(page.getByText('Your booking cart already matches the shared cart.'))
      .toBeVisible();
    await expect.poll(site.url).toBe('/cart');
    expect(cart()).toEqual(KEPT);
  });

  it('names products that are no longer available, and takes the others, by slug or ID', async () => {
    const site = await openSite(`/cart?utm=x&items=gone*2,${a.slug}*2,old*1,${b.id}*1`, FILES);
    await expect.element(page.getByText('No longer in our store: gone and old.')).toBeVisible();
    await expect.poll(cart).toEqual(['a × 2', 'b × 1']);
    await expect.poll(site.url).toBe('/cart?utm=x');
  });

  it('is limited to 100 items, and names the first unknown ones', async () => {
    const gone = Array.from({ length: 499 }, (_, at) => `gone-${at}*1`);
    await openSite(`/cart?items=${a.slug}*2,${gone.join(',')}`, FILES);
    await expect
      .element(page.getByText('No longer in our store: gone-0, gone-1, gone-2 and 96 others.'))
      .toBeVisible();
    expect(lines()).toBe(1);
  });

  it.each(['', '%', '%E0%A4%A', '%E0%A4%A*2,**,,', '*5,<script>*0', ','])(
    'with the items %j changes nothing and says so',
    async (items) => {
      store('bookingCart', [lineOf(b, 2)]);
      const site = await openSite(`/cart?items=${items}`, FILES);
      await expect.element(page.getByText('This link is not valid.')).toBeVisible();
      expect(lines()).toBe(1);
      await expect.poll(site.url).toBe('/cart');
    },
  );

  it.each(['__proto__', 'constructor', '\u202eabc', 'x'.repeat(200), '</script>'])(
    'with the unknown product %j leaves the cart empty',
    async (slug) => {
      const site = await openSite(`/cart?items=${encodeText(slug)}*2`, FILES);
      await expect.element(page.getByText('No longer in our store')).toBeVisible();
      await expect.element(emptyCart()).toBeVisible();
      await expect.poll(site.url).toBe('/cart');
    },
  );

  it('that cannot be loaded leaves the cart unchanged, and is loaded by Try Again', async () => {
    store('bookingCart', [lineOf(b, 2)]);
    const site = await openSite('/about', FILES);
    site.answerWith([INDEX], FAILURES['is refused']!);
    site.go(LINK);
    await expect.element(failure()).toBeVisible();
    expect(lines()).toBe(1);
    site.heal();
    await button('Try Again').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(lines).toBe(2);
    await expect.poll(site.url).toBe('/cart');
  });

  it('that cannot be loaded can be rejected', async () => {
    const site = await openSite('/about', FILES);
    site.answerWith([INDEX], FAILURES['is the page of a captive portal']!);
    site.go(LINK);
    await expect.element(failure()).toBeVisible();
    await button('Keep my list').click();
    await expect.element(emptyCart()).toBeVisible();
    await expect.poll(site.url).toBe('/cart');
  });
});

describe('the favourites', () => {
  const ids = () => stored('storeFavorites');

  it('are shown in the order in which they were marked', async () => {
    store('storeFavorites', ['c', 'a']);
    await openSite('/favorites', FILES);
    await expect.poll(favorites).toEqual([c.name, a.name]);
  });

  it('are removed by the heart, and Undo restores their position', async () => {
    store('storeFavorites', ['a', 'b', 'c']);
    await openSite('/favorites', FILES);
    await button(`Remove ${b.name} from favorites`).click();
    await expect.poll(ids).toEqual(['a', 'c']);
    await button('Undo').click();
    await expect.poll(favorites).toEqual([a.name, b.name, c.name]);
    await expect.poll(ids).toEqual(['a', 'b', 'c']);
  });

  it('are all removed by Clear All, with their entry, and restored by Undo', async () => {
    store('storeFavorites', ['a', 'b']);
    await openSite('/favorites', FILES);
    await button('Clear All').click();
    await expect.element(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Browse Equipment' }))
      .toHaveAttribute('href', '/store');
    await expect.poll(() => localStorage.getItem('storeFavorites')).toBeNull();
    await button('Undo').click();
    await expect.poll(favorites).toHaveLength(2);
  });

  it('are added to the cart, except those that are in it', async () => {
    store('storeFavorites', ['a', 'b', 'c']);
    store('bookingCart', [lineOf(b, 4)]);
    await openSite('/favorites', FILES);
    await button('Add All to Cart').click();
    await expect.element(page.getByText('2 products added to your booking cart.')).toBeVisible();
    await expect.poll(cart).toEqual(['b × 4', 'a × 1', 'c × 1']);
    await button('Add All to Cart').click();
    await expect.element(page.getByText('in your booking cart already')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View cart' }).first())
      .toHaveAttribute('href', '/cart');
  });

  it('that are no longer available are counted, and can be removed', async () => {
    store('storeFavorites', ['a', 'no-longer-there', '__proto__']);
    await openSite('/favorites', FILES);
    await expect.poll(favorites).toEqual([a.name]);
    await expect
      .element(page.getByText('2 of your favorites are no longer in our store.'))
      .toBeVisible();
    await button('Remove products').click();
    await expect.poll(ids).toEqual(['a']);
    expect(page.getByText('no longer in our store').elements()).toHaveLength(0);
    expect(isFocusInMain()).toBe(true);
    await button('Undo').click();
    await expect.poll(ids).toEqual(['a', 'no-longer-there', '__proto__']);
  });

  it('are shown 24 at a time, and focus moves to the first new one', async () => {
    const products = Array.from({ length: 500 }, (_, at) =>
      sampleProduct(`p-${at}`, `Product ${at}`, 'Lenses', 1),
    );
    store(
      'storeFavorites',
      products.map(({ id }) => id),
    );
    await openSite('/favorites', { [INDEX]: { products } });
    await expect.element(page.getByRole('heading', { name: '500 products' })).toBeVisible();
    await expect.poll(favorites).toHaveLength(24);
    await button('Show More').click();
    await expect.poll(favorites).toHaveLength(48);
    await expect
      .poll(() => document.activeElement?.closest('li')?.querySelector('h3')?.textContent)
      .toBe('Product 24');
  });

  it('that are shared are added or replace the list after a confirmation', async () => {
    const question = () => page.getByRole('dialog', { name: 'Add the shared favorites?' });
    store('storeFavorites', ['c', 'a']);
    const site = await openSite(`/favorites?items=${a.slug},${b.slug}`, FILES);
    await expect.element(question()).toHaveTextContent('2 products, 1 of them new');
    await question().getByRole('button', { name: 'Add to favorites' }).click();
    await expect.poll(ids).toEqual(['c', 'a', 'b']);
    await expect.poll(site.url).toBe('/favorites');
    await button('Undo').click();
    await expect.poll(ids).toEqual(['c', 'a']);
    site.go(`/favorites?items=${a.slug},${b.slug}`);
    await question().getByRole('button', { name: 'Replace favorites' }).click();
    await expect.poll(ids).toEqual(['a', 'b']);
    site.go(`/favorites?items=${c.slug}`);
    await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(site.url).toBe('/favorites');
    expect(ids()).toEqual(['a', 'b']);
    site.go(`/favorites?items=${b.slug}`);
    await expect
      .element(page.getByText('You already have all of the shared favorites.'))
      .toBeVisible();
    expect(question().elements()).toHaveLength(0);
  });

  it('that cannot be loaded are kept, and loaded by Try Again', async () => {
    store('storeFavorites', ['a']);
    const site = await openSite('/about', FILES);
    site.answerWith([INDEX], FAILURES['has another structure']!);
    site.go('/favorites');
    await expect.element(failure()).toBeVisible();
    expect(ids()).toEqual(['a']);
    site.heal();
    await button('Try Again').click();
    await expect.poll(favorites).toEqual([a.name]);
  });
});

describe('the recently viewed products', () => {
  const row = () => page.getByRole('region', { name: 'Recently Viewed' });
  const scrollDown = () => page.getByRole('contentinfo').element().scrollIntoView();
  // The row is loaded near the viewport, and the page above it can still grow.
  const names = () => {
    scrollDown();
    return textsOf(row().getByRole('heading', { level: 3 }));
  };
  const ids = () => stored('recentlyViewed');
  const CATEGORY = { 'products/by-category/lenses.json': { products: PRODUCTS } };

  async function openProduct(product = a, answers: Record<string, unknown> = {}) {
    const site = await openSite(`/store/${product.slug}`, { ...FILES, ...CATEGORY, ...answers });
    await expect.element(title(product.name)).toBeVisible();
    return site;
  }

  it.each(['{bad', '"text"', '{"ids":[]}', '[null,7,{}]'])(
    'stored as %j start empty, with a copy and without a message',
    async (text) => {
      store('recentlyViewed', text);
      await openProduct();
      await expect.poll(ids).toEqual(['a']);
      expect(localStorage.getItem('recentlyViewed.bak')).toBe(text);
      expect(page.getByText('could not be read').elements()).toHaveLength(0);
    },
  );

  it('of a newer version are not overwritten', async () => {
    store('recentlyViewed', '{"of":"the future"}');
    store('recentlyViewed:version', '9');
    const site = await openProduct();
    site.go(`/store/${b.slug}`);
    await expect.element(title(b.name)).toBeVisible();
    expect(localStorage.getItem('recentlyViewed')).toBe('{"of":"the future"}');
  });

  it('are shown once each', async () => {
    store('recentlyViewed', ['b', 'b', 'b']);
    await openProduct();
    await expect.poll(names).toEqual([b.name]);
  });

  it('are at most 8, without those that are no longer available', async () => {
    const products = Array.from({ length: 12 }, (_, at) =>
      sampleProduct(`p-${at}`, `Product ${at}`, 'Lenses', 1),
    );
    store('recentlyViewed', ['gone', ...products.slice(1, 9).map(({ id }) => id)]);
    await openProduct(products[0], {
      [INDEX]: { products },
      'products/by-category/lenses.json': { products },
    });
    await expect.poll(names).toEqual(products.slice(1, 8).map(({ name }) => name));
    expect(ids()).toHaveLength(9);
  });

  it('can be cleared, with their entry, and restored by Undo', async () => {
    store('recentlyViewed', ['b', 'c']);
    await openProduct();
    await expect.poll(names).toHaveLength(2);
    await button('Clear recently viewed products').click();
    await expect.poll(() => row().elements().length).toBe(0);
    await expect.poll(ids).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    await button('Undo').click();
    await expect.poll(names).toEqual([b.name, c.name]);
  });

  it('are shown below an empty cart', async () => {
    store('recentlyViewed', ['b', 'a']);
    await openSite('/cart', FILES);
    await expect.element(emptyCart()).toBeVisible();
    await expect.poll(names).toEqual([b.name, a.name]);
  });
});
