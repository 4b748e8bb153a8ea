import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from './cart';
import {
  MAX_SHARED_ITEMS,
  SHARED_ITEMS_CHARS,
  findSharedItems,
  formatSharedItems,
  formatSharedSlugs,
  hasSharedItems,
  parseSharedItems,
  withoutSharedItems,
} from './sharedItems';
import { recordSlug } from '../text/slug';

/** Returns the items of a link as `slug × quantity`. */
const read = (items: string) =>
  parseSharedItems(`?items=${items}`).map(({ slug, quantity }) => `${slug} × ${quantity}`);

const anySlug = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/\p{Cs}/u.test(text));
const items = fc.uniqueArray(
  fc.record({ slug: anySlug, quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) }),
  { selector: ({ slug }) => slug, maxLength: 15 },
);
const realSlugs = fc.uniqueArray(
  anySlug.map((text) => recordSlug(text, text, 'id')),
  { maxLength: 15 },
);

describe('shared cart', () => {
  it('is written as <slug>*<quantity>,… with each slug URL-encoded', () => {
    const written = formatSharedItems([
      { slug: 'arri-alexa', quantity: 2 },
      { slug: 'a,b*c', quantity: 1 },
      { slug: 'ọ̀ṣun', quantity: 99 },
    ]);
    expect(written).toEqual({
      text: `arri-alexa*2,a%2Cb%2Ac*1,${encodeURIComponent('ọ̀ṣun')}*99`,
      omitted: 0,
    });
  });

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(parseSharedItems(`?items=${formatSharedItems(list).text}`)).toEqual(list);
      }),
    );
  });

  it('is read back unchanged after a messenger encodes the link again', () => {
    fc.assert(
      fc.property(items, (list) => {
        const { text } = formatSharedItems(list);
        const again = new URLSearchParams({ ref: 'x', items: text }).toString();
        if (list.length > 1) expect(parseSharedItems(again)).toEqual(list);
      }),
    );
    expect(read(encodeURIComponent('a*2,b*3').replaceAll('*', '%2A'))).toEqual(['a × 2', 'b × 3']);
  });

  it('never throws for any query', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(...Array.from('ab*,%2Cc&=+1E0')) }),
        ),
        (text) => {
          for (const { slug, quantity } of parseSharedItems(`?items=${text}`)) {
            expect(slug.trim()).not.toBe('');
            expect(quantity).toBeGreaterThanOrEqual(1);
            expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
          }
        },
      ),
    );
  });

  it('reads a missing quantity as 1 and limits quantities to 99', () => {
    expect(read('a,b*3,c*500')).toEqual(['a × 1', 'b × 3', 'c × 99']);
  });

  it('skips malformed entries', () => {
    expect(read('%E0%A4%A*2,*3,,a*0,b*-1,c*1.5,d*x,e*1*2,%20,ok*2')).toEqual(['ok × 2']);
    expect(read('x'.repeat(201))).toEqual([]);
    expect(parseSharedItems('?other=a*1')).toEqual([]);
  });

  it('adds up the quantities of repeated items', () => {
    expect(read('a*2,b,a*3')).toEqual(['a × 5', 'b × 1']);
    expect(parseSharedItems('?items=a*60&x=1&items=a*60')).toEqual([
      { slug: 'a', quantity: MAX_QUANTITY },
    ]);
  });

  it('is limited to 100 items when written and read, and reports the number of omitted ones', () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ slug: `p${i}`, quantity: 1 }));
    expect(read(many.map(({ slug }) => slug).join(','))).toHaveLength(MAX_SHARED_ITEMS);
    expect(formatSharedItems(many).omitted).toBe(500 - MAX_SHARED_ITEMS);
    const long = many.map(({ slug }) => ({ slug: slug + 'x'.repeat(100), quantity: 1 }));
    const { text, omitted } = formatSharedItems(long);
    expect(text.length).toBeLessThanOrEqual(SHARED_ITEMS_CHARS);
    expect(text.split(',').length + omitted).toBe(500);
  });
});

describe('shared favourites list', () => {
  it('is read back in its order', () => {
    fc.assert(
      fc.property(realSlugs, (slugs) => {
        const shared = parseSharedItems(`?items=${formatSharedSlugs(slugs).text}`);
        expect(shared.map(({ slug }) => slug)).toEqual(slugs);
      }),
    );
  });
});

describe('query of a shared link', () => {
  it('loses only the shared items', () => {
    expect(hasSharedItems('?items=a')).toBe(true);
    expect(hasSharedItems('?utm=1&items')).toBe(true);
    expect(hasSharedItems('?myitems=a')).toBe(false);
    expect(withoutSharedItems('?utm=1&items=a*2,b&q=%C3%A9')).toBe('?utm=1&q=%C3%A9');
    expect(withoutSharedItems('?items=a')).toBe('');
  });
});

describe('findSharedItems', () => {
  const products = [
    { id: '1', slug: 'a' },
    { id: 'a', slug: 'b' },
    { id: '3', slug: 'c' },
  ];

  it('finds products by slug, then by id', () => {
    const shared = parseSharedItems('?items=a*2,3,gone*4,__proto__*1');
    const { found, missing } = findSharedItems(shared, products);
    expect(found.map(({ product, quantity }) => [product.slug, quantity])).toEqual([
      ['a', 2],
      ['c', 1],
    ]);
    expect(missing).toEqual(['gone', '__proto__']);
  });

  it('adds up the quantities of a product that is given by slug and by id', () => {
    const { found } = findSharedItems(parseSharedItems('?items=a*2,1*3'), products);
    expect(found.map(({ product, quantity }) => [product.slug, quantity])).toEqual([['a', 5]]);
  });
});
