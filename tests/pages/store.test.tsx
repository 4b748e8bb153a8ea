import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import {
  expectNoAxeViolations,
  heldBack,
  openSite,
  textsOf,
  title,
} from '../helpers/component/publicSite';
import { CATALOGUE } from '../helpers/content/sampleCatalogue';
import {
  INDEX,
  FILES,
  WHOLE,
  NAMES,
  search,
  button,
  chips,
  chip,
  menu,
  option,
  expectStatus,
  expectNames,
  choose,
  openStore,
} from '../helpers/component/storePage';

// The chips are shown on wide screens and on phones.
beforeEach(() => page.viewport(390, 844));

describe('the store', () => {
  it('shows 16 products a page in the order of the catalogue, with category, price and link', async () => {
    await openStore();
    await expectNames(NAMES.slice(0, 16));
    await expectStatus(WHOLE);
    const [first] = CATALOGUE.products;
    const cards = page.getByRole('article');
    await expect
      .element(cards.first().getByRole('link', { name: `View Product: ${first?.name}` }))
      .toHaveAttribute('href', `/store/${first?.slug}`);
    await expect.element(cards.first()).toHaveTextContent('Lenses');
    await expect.element(cards.first()).toHaveTextContent('₦5,000');
    await expect.element(cards.nth(1)).toHaveTextContent('Price on Request');
  });

  it('finds products by what comes with them', async () => {
    const [first] = CATALOGUE.products;
    const file = { products: [{ ...first, included: ['C-Stand', 'Lens cap'] }] };
    await openStore('', { ...FILES, 'products/by-category/lenses.json': file });
    await search().fill('cstand');
    await expectNames(['Zeta Lens']);
    await search().fill('cstand zeta');
    await expectNames(['Zeta Lens']);
  });

  it('lists the results of the nearest word if one letter is wrong, and says so', async () => {
    await openStore('?category=lenses');
    await search().fill('zetta lens');
    await expectNames(['Zeta Lens']);
    await expect.element(page.getByText('Showing results for "zeta lens"')).toBeVisible();
    await expect.element(search()).toHaveValue('zetta lens');
    await expect.element(chip('Lenses 1')).toHaveAttribute('aria-pressed', 'true');
    await search().fill('muddel');
    await button('Did you mean Middle?').click();
    await expectNames(['Middle Lens']);
    await expect.element(chip('Lenses 1')).toHaveAttribute('aria-pressed', 'true');
    await search().fill('stagee');
    await button('Did you mean Stage?').click();
    await expectNames(['Stage Light']);
    await search().fill('tripod');
    await expect.element(button('Clear search')).toBeVisible();
    expect(page.getByRole('button', { name: 'Did you mean' }).query()).toBeNull();
    expect(page.getByText('Showing results for').query()).toBeNull();
  });

  it('offers to ask the company for what it does not have, with the words', async () => {
    const site = { contact: { whatsapp: '0803 123 4567' } };
    await openStore('?q=fog%20machine', { ...FILES, 'site.json': site });
    await expect
      .element(page.getByRole('link', { name: 'Ask on WhatsApp' }))
      .toHaveAttribute(
        'href',
        `https://wa.me/2348031234567?text=${encodeURIComponent('Do you have “fog machine”?')}`,
      );
    await search().fill('lens');
    await expectStatus('5 products');
    await search().fill('fog machine');
    await expect.element(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  });

  it('counts in the chips what the search leaves', async () => {
    await openStore('?category=lenses');
    await search().fill('stage light');
    await expect.element(chip('Lenses 0')).toHaveAttribute('aria-pressed', 'true');
    await chip('Light & Lamps 1').click();
    await expectNames(['Stage Light']);
    await expect.element(chip('All 1')).toBeVisible();
    await button('Clear text').click();
    await expect.element(chip('All 90')).toBeVisible();
  });

  it('sorts by name, price and favourites', async () => {
    const site = await openStore('?category=lenses');
    for (const name of ['Beta Lens', 'Middle Lens'])
      await button(`Add ${name} to favorites`).click();
    for (const [label, value, expected] of [
      ['Name A-Z', 'name-asc', ['Alpha', 'Beta', 'Middle', 'Ọ̀ṣun', 'Zeta']],
      ['Name Z-A', 'name-desc', ['Zeta', 'Ọ̀ṣun', 'Middle', 'Beta', 'Alpha']],
      ['Price: Low to High', 'price-asc', ['Zeta', 'Beta', 'Alpha', 'Middle', 'Ọ̀ṣun']],
      ['Price: High to Low', 'price-desc', ['Alpha', 'Beta', 'Zeta', 'Middle', 'Ọ̀ṣun']],
      ['Favorites', 'favorites', ['Middle', 'Beta', 'Zeta', 'Alpha', 'Ọ̀ṣun']],
    ] as const) {
      await choose('Sort', label);
      await expectNames(expected.map((name) => `${name} Lens`));
      await expect.poll(site.url).toBe(`/store?category=lenses&sort=${value}`);
      await expectStatus(label);
    }
    await button('Sort').click();
    const checked = page.getByRole('menuitemradio', { checked: true });
    await expect.element(checked).toHaveTextContent('Favorites');
  });

  it('restores the view of the URL, with the last page for a number that is too high', async () => {
    await openStore('?category=cameras&q=camera&sort=name-desc&page=999');
    const cameras = NAMES.filter((name) => name.startsWith('Camera'));
    await expectNames(cameras.toSorted().reverse().slice(80));
    await expectStatus('Showing 81–84 of 84 products');
    await expect.element(search()).toHaveValue('camera');
  });

  it('counts the products of every active category, and has a filter menu with the first six', async () => {
    await openStore();
    await expect
      .poll(() => textsOf(chips().getByRole('button')))
      .toEqual([
        'All 90',
        'Cameras 84',
        'Lenses 5',
        'Light & Lamps 1',
        'Sounds 0',
        'Grips 0',
        'Monitors 0',
        'Drones 0',
      ]);
    await expect.element(chip('All 90')).toHaveAttribute('aria-pressed', 'true');
    await chip('Light & Lamps 1').click();
    await expectNames(['Stage Light']);
    await expect.element(chip('Light & Lamps 1')).toHaveAttribute('aria-pressed', 'true');
    await chip('All 90').click();
    await expectStatus(WHOLE);
    await button('Filter').click();
    await expect
      .poll(() => textsOf(menu('Filter').getByRole('menuitemradio')))
      .toEqual(CATALOGUE.categories.slice(0, 6).map(({ name }) => name));
    await option('Lenses').click();
    await expect.poll(() => page.getByRole('menu').elements()).toHaveLength(0);
    await expect.element(button('Filter')).toHaveFocus();
    await expect.element(chip('Lenses 5')).toHaveAttribute('aria-pressed', 'true');
  });

  it('resets search, category and sort by Reset All Filters, which closes the menu', async () => {
    const site = await openStore('?category=lenses&sort=name-desc');
    await search().fill('lens');
    await expect.poll(site.url).toContain('q=lens');
    await button('Filter').click();
    await button('Reset All Filters').click();
    await expect.poll(site.url).toBe('/store');
    expect(page.getByRole('menu').elements()).toHaveLength(0);
    await expect.element(search()).toHaveValue('');
    await expectNames(NAMES.slice(0, 16));
  });
});

describe('a store without results', () => {
  const said = "We couldn't find any products matching your search criteria.";

  it('offers to clear the search, the search and the category, or an empty category', async () => {
    const site = await openStore('?q=nothing%20like%20it');
    await expect.element(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
    await expect.element(page.getByText(said)).toBeVisible();
    expect(button('Clear all filters').elements()).toHaveLength(0);
    expect(button('View all products').elements()).toHaveLength(0);
    await expectNoAxeViolations();
    await button('Clear search').click();
    await expectStatus(WHOLE);
    await expect.poll(site.url).toBe('/store');
    expect(document.activeElement).not.toBe(document.body);

    site.go('/store?category=lenses&q=camera');
    await expect.element(page.getByText(said)).toBeVisible();
    await button('Clear search').click();
    await expectStatus('5 products');
    await expect.poll(site.url).toBe('/store?category=lenses');
    site.back();
    await button('Clear all filters').click();
    await expectStatus(WHOLE);
    await expect.poll(site.url).toBe('/store');

    site.go('/store?category=drones');
    await expect.element(page.getByText('No products found in the Drones category.')).toBeVisible();
    expect(button('Clear search').elements()).toHaveLength(0);
    await button('View all products').click();
    await expectStatus(WHOLE);
    await expect.poll(site.url).toBe('/store');
  });

  it('shows a message if there are no products', async () => {
    await openStore('', { ...FILES, [INDEX]: { products: [] } });
    await expect.element(page.getByText('No products available at the moment.')).toBeVisible();
    await expect.element(button('View all products')).toBeVisible();
  });
});

describe('a store whose products', () => {
  // Before and after the file is parsed. Other pages are tested with one of them.
  it.each(['is refused', 'has another structure'] as const)(
    '%s shows an error, and loads them by Try Again',
    async (what) => {
      const site = await openSite('/cart', FILES);
      let failures = 0;
      site.answerWith([INDEX], () => {
        failures += 1;
        return FAILURES[what]();
      });
      site.go('/store');
      const panel = page.getByRole('alert');
      await expect.element(panel).toHaveTextContent('Error loading products');
      await expect
        .element(panel)
        .toHaveTextContent('Failed to load store data. Please try again later.');
      await expect.element(title('Store')).toBeVisible();
      if (what === 'is refused') await expectNoAxeViolations();
      const before = failures;
      await panel.getByRole('button', { name: 'Try Again' }).click();
      await expect.poll(() => failures).toBeGreaterThan(before);
      await expect.element(panel).toHaveTextContent('Error loading products');
      site.heal();
      await panel.getByRole('button', { name: 'Try Again' }).click();
      await expectStatus(WHOLE);
      expect(panel.elements()).toHaveLength(0);
      await expect.poll(() => document.activeElement).not.toBe(document.body);
    },
  );

  it('are loading shows placeholders', async () => {
    const site = await openSite('/cart', FILES);
    const { reply, release } = heldBack(FILES[INDEX]);
    site.answerWith([INDEX], reply);
    site.go('/store');
    await expectStatus('Loading products...');
    expect(page.getByRole('article').elements()).toHaveLength(0);
    release();
    await expectStatus(WHOLE);
  });
});
