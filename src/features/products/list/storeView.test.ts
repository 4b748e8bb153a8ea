import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORE_SORTS } from '@/domain/product/listProducts';
import { applyViewChange } from '@/ui/list/useUrlView';
import {
  isStoreFiltered,
  readStoreView,
  storeViewTarget,
  DEFAULT_STORE_VIEW,
  type StoreView,
} from './storeView';

describe('store view in the URL', () => {
  it('shows the whole store without a query', () => {
    expect(readStoreView('')).toEqual({ ...DEFAULT_STORE_VIEW, sort: undefined });
    expect(storeViewTarget(DEFAULT_STORE_VIEW).search).toBe('');
  });

  it.each([
    ['?category=lighting', { category: 'lighting' }],
    ['?category=Monitors+%26+Wireless', { category: 'Monitors & Wireless' }],
    ['?category=%20lighting%20', { category: 'lighting' }],
    ['?category=All', { category: '' }],
    ['?q=cine+zoom&sort=price-asc&page=3', { search: 'cine zoom', sort: 'price-asc', page: 3 }],
  ])('reads %s', (query, expected) => {
    expect(readStoreView(query)).toMatchObject(expected);
  });

  it.each(['?sort=newest', '?sort=', '?sort=constructor'])(
    'ignores the unknown sort order in %s',
    (query) => {
      expect(readStoreView(query).sort).toBeUndefined();
    },
  );

  it.each(['0', '-2', '1.9', 'two', 'NaN', 'Infinity', '', '1e400'])(
    'reads page %j as the first page',
    (page) => {
      expect(readStoreView(`?page=${page}`).page).toBe(1);
    },
  );

  it('keeps search text unchanged, including a trailing space', () => {
    expect(
      readStoreView(storeViewTarget({ ...DEFAULT_STORE_VIEW, search: 'cine ' }).search).search,
    ).toBe('cine ');
  });

  it('keeps unrelated parameters and omits default values', () => {
    const present = '?utm_source=mail&category=lighting&page=4&q=x';
    expect(storeViewTarget(DEFAULT_STORE_VIEW, present).search).toBe('?utm_source=mail');
  });

  it('is read back unchanged', () => {
    const view = fc.record({
      search: fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('Ọ̀ṣun ', '灯', '100 %')),
      category: fc.constantFrom('', 'lighting', 'Monitors & Wireless', 'Ìlù + dúndún', '#?&='),
      sort: fc.constantFrom(undefined, ...STORE_SORTS.map(({ value }) => value)),
      available: fc.constantFrom(undefined, true as const),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(view, (given) => {
        expect(readStoreView(storeViewTarget(given).search)).toEqual(given);
      }),
    );
  });

  it.each(['%', '%E0%A4%A', '%00', '\ud800', '__proto__', '=&=', '#', '+'.repeat(5000)])(
    'reads the malformed %j without throwing',
    (text) => {
      const view = readStoreView(`?category=${text}&q=${text}&sort=${text}&page=${text}`);
      expect(view.page).toBe(1);
      expect(view.search.length).toBeLessThanOrEqual(200);
    },
  );
});

describe('changing the view', () => {
  const view: StoreView = { search: 'led', category: 'lighting', sort: 'name-asc', page: 3 };

  it('resets the page to 1 when category, search or sort change', () => {
    expect(applyViewChange(view, { category: 'grips' })).toEqual({
      ...view,
      category: 'grips',
      page: 1,
    });
    expect(applyViewChange(view, { search: '' }).page).toBe(1);
    expect(applyViewChange(view, { sort: 'favorites' }).page).toBe(1);
  });

  it('keeps everything else when the page changes', () => {
    expect(applyViewChange(view, { page: 2 })).toEqual({ ...view, page: 2 });
  });

  it('treats search, category and sort as filters, but not blanks and the page', () => {
    expect(isStoreFiltered(view)).toBe(true);
    expect(isStoreFiltered({ ...DEFAULT_STORE_VIEW, sort: 'favorites' })).toBe(true);
    expect(isStoreFiltered({ ...DEFAULT_STORE_VIEW, available: true })).toBe(true);
    expect(isStoreFiltered({ search: '  ', category: '', page: 5 })).toBe(false);
  });
});
