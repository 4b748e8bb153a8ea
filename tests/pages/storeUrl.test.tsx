import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  WHOLE,
  NAMES,
  search,
  chip,
  pager,
  pageNumbers,
  expectStatus,
  expectNames,
  expectCurrentPage,
  openStore,
} from '../helpers/component/storePage';

// The chips are shown on wide screens and on phones.
beforeEach(() => page.viewport(390, 844));

describe('the URL of the store', () => {
  it('contains the page, with a pager of up to 5 numbers around the current one', async () => {
    const site = await openStore();
    const press = (name: string) => pager().getByRole('button', { name, exact: true }).click();
    await press('Page 4');
    await expectStatus('Showing 49–64 of 90 products');
    expect(pageNumbers()).toEqual(['2', '3', '4', '5', '6']);
    await press('Last page');
    await expectNames(NAMES.slice(80));
    await expect.poll(site.url).toBe('/store?page=6');
    await press('First page');
    await expectCurrentPage('1');
    await expect.poll(site.url).toBe('/store');
  });

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
    await chip('Lenses 5').click();
    await expect.poll(site.url).toContain('utm_source=letter');
  });

  it('changes with each choice, so that Back reverts one after the other, but not each typed letter', async () => {
    const site = await openStore();
    await chip('Lenses 5').click();
    await expect.poll(site.url).toBe('/store?category=lenses');
    await userEvent.type(search(), 'zeta');
    await expect.poll(site.url).toBe('/store?category=lenses&q=zeta');
    await expectNames(['Zeta Lens']);
    await chip('All 90').click();
    await expect.poll(site.url).toBe('/store?q=zeta');
    site.back();
    await expect.poll(site.url).toBe('/store?category=lenses&q=zeta');
    await expect.element(chip('Lenses 5')).toHaveAttribute('aria-pressed', 'true');
    site.back();
    await expect.poll(site.url).toBe('/store');
    await expect.element(search()).toHaveValue('');
    await expectStatus(WHOLE);
    site.forward();
    await expectNames(['Zeta Lens']);
  });

  it('names a category by slug or name in any case, also an inactive or unknown one', async () => {
    const site = await openStore();
    for (const category of ['light-lamps', ' LIGHT & lamps ']) {
      site.go('/store');
      await expectStatus(WHOLE);
      site.go(`/store?category=${encodeURIComponent(category)}`);
      await expectNames(['Stage Light']);
      await expect.element(chip('Light & Lamps 1')).toHaveAttribute('aria-pressed', 'true');
    }
    for (const [category, shown] of [
      ['retired', 'Retired'],
      [encodeURIComponent('<b>x</b>'), '<b>x</b>'],
      ['__proto__', '__proto__'],
      ['%00', '\u0000'],
      ['constructor', 'constructor'],
    ] as const) {
      site.go(`/store?category=${category}`);
      await expect
        .element(page.getByText(/^No products found in the/))
        .toHaveTextContent(`No products found in the ${shown} category.`);
    }
    expect(page.getByRole('button', { name: /^Retired/ }).elements()).toHaveLength(0);
  });
});
