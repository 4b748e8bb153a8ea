import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CATALOGUE } from '../helpers/content/sampleCatalogue';
import { expectNoAxeViolations } from '../helpers/component/publicSite';
import {
  WHOLE,
  NAMES,
  search,
  button,
  chip,
  expectStatus,
  expectNames,
  openStore,
} from '../helpers/component/storePage';

describe('the URL of the store', () => {
  // The chips are shown on wide screens and on phones.
  beforeEach(() => page.viewport(390, 844));

  it('shows the last page for a page number that is too high, the first for nonsense', async () => {
    const site = await openStore('?page=999');
    await expectStatus('Showing 81–90 of 90 products');
    for (const nonsense of ['-3', 'x', '1e99', '2&page=x&sort=constructor']) {
      site.go('/store?page=999');
      await expectStatus('Showing 81–90 of 90 products');
      site.go(`/store?page=${nonsense}`);
      await expectStatus(nonsense.startsWith('2') ? 'Showing 17–32 of 90 products' : WHOLE);
    }
  });

  it('restores the whole view, and keeps other parameters', async () => {
    const site = await openStore(
      '?utm_source=letter&category=cameras&q=camera&sort=name-desc&page=2',
    );
    const cameras = NAMES.filter((name) => name.startsWith('Camera'));
    await expectNames(cameras.toSorted().reverse().slice(16, 32));
    await expect.element(search()).toHaveValue('camera');
    await chip('Lenses 0').click();
    await expect.poll(site.url).toContain('utm_source=letter');
  });

  it('names a category by slug or name in any case, also an inactive or unknown one', async () => {
    const site = await openStore();
    site.go(`/store?category=${encodeURIComponent(' LIGHT & lamps ')}`);
    await expectNames(['Stage Light']);
    await expect.element(chip('Light & Lamps 1')).toHaveAttribute('aria-pressed', 'true');
    for (const [category, shown] of [
      ['retired', 'Retired'],
      [encodeURIComponent('<b>x</b>'), '<b>x</b>'],
      ['%00', '\u0000'],
    ] as const) {
      site.go(`/store?category=${category}`);
      await expect
        .element(page.getByText(/^No products found in the/))
        .toHaveTextContent(`No products found in the ${shown} category.`);
    }
    expect(page.getByRole('button', { name: /^Retired/ }).elements()).toHaveLength(0);
  });
});

describe('the layout of the store', () => {
  const [FIRST] = CATALOGUE.products;
  const layout = () => document.documentElement.dataset['layout'];
  const add = () => page.getByRole('button', { name: `Add ${FIRST?.name} to cart` });
  const isPressed = (name: string) => button(name).element().getAttribute('aria-pressed');

  beforeEach(() => page.viewport(360, 780));

  it('shows products as rows, with a button that adds them to the cart', async () => {
    await openStore('?q=lens&page=1');
    await expect.element(button('Grid')).toHaveAttribute('aria-pressed', 'true');
    await button('List').click();
    await expect.element(button('List')).toHaveAttribute('aria-pressed', 'true');
    expect(layout()).toBe('list');
    await add().click();
    await expect.element(add()).toHaveAccessibleName(`Add ${FIRST?.name} to cart, 1 in cart`);
    await expect.element(button(`Add ${FIRST?.name} to favorites`)).toBeVisible();
    const row = page.getByRole('article').first().element().getBoundingClientRect();
    expect(row.height).toBeLessThan(110);
    expect(row.width).toBeGreaterThan(300);
    await expectNoAxeViolations();
  });

  it('keeps the layout on this device, and a choice of cards replaces it', async () => {
    const first = await openStore();
    await button('List').click();
    await expect.poll(() => localStorage.getItem('storeLayout')).toBe('list');
    await first.unmount();
    await openStore();
    await expect.poll(() => isPressed('List')).toBe('true');
    await expectNames(NAMES.slice(0, 16));
    await button('Grid').click();
    await expect.poll(layout).toBe('grid');
    expect(localStorage.getItem('storeLayout')).toBeNull();
  });

  it('follows the URL rather than the device, without storing it', async () => {
    localStorage.setItem('storeLayout', 'list');
    const opened = await openStore('?view=grid');
    await expect.poll(() => isPressed('Grid')).toBe('true');
    await opened.unmount();
    localStorage.removeItem('storeLayout');
    await openStore('?view=list&q=lens');
    await expect.poll(() => isPressed('List')).toBe('true');
    expect(localStorage.getItem('storeLayout')).toBeNull();
    await button('Clear text').click();
    await expect.poll(() => isPressed('List')).toBe('true');
  });
});
