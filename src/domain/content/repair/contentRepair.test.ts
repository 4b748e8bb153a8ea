import { describe, expect, it } from 'vitest';
import { readContent, type ContentFiles } from '../content';
import { smallContent } from '../contentFixture';
import { repairFiles } from './contentRepair';
import type { UnreadablePart } from '../unreadable';

/** Returns the small content with unreadable entries at the end of a list. */
function withEntries(path: string, key: string, ...entries: unknown[]): ContentFiles {
  const files = structuredClone(smallContent().files);
  (files[path] as Record<string, unknown[]>)[key]?.push(...entries);
  return files;
}

const partsOf = (files: ContentFiles): UnreadablePart[] =>
  readContent(files).content.unreadable?.parts ?? [];

const LENSES = 'products/by-category/lenses.json';

describe('an unreadable part', () => {
  it('is listed with file, path, value and reason, and keeps its ID when it is moved', () => {
    const files = withEntries(
      'services/index.json',
      'services',
      null,
      { id: 's2', title: 5 },
      null,
    );
    const parts = partsOf(files);
    expect(parts.map(({ path, value }) => [path, value])).toEqual([
      ['services[2]', null],
      ['services[3]', { id: 's2', title: 5 }],
      ['services[4]', null],
    ]);
    expect(parts[1]?.reason).toEqual({
      code: 'wrongType',
      field: 'title',
      expected: ['string'],
      received: '5',
    });
    expect(new Set(parts.map(({ id }) => id)).size).toBe(3);
    const moved = withEntries('services/index.json', 'services', { id: 's2', title: 5 });
    expect(partsOf(moved)[0]?.id).toBe(parts[1]?.id);
  });

  it('is removed, repaired or restored at its position', () => {
    const files = withEntries('products/index.json', 'products', 1, { id: 'x', image: 2 }, 3);
    const [first, second, third] = partsOf(files);
    const next = repairFiles(
      files,
      [
        { part: first!, json: null },
        { part: second!, json: '{"id":"x","image":""}' },
        { part: third!, json: null },
      ],
      [{ file: 'products/index.json', path: 'products[]', place: 0, json: '"back"' }],
    );
    const { products, count } = next['products/index.json'] as {
      products: unknown[];
      count: number;
    };
    expect([products[0], products.at(-1)]).toEqual(['back', { id: 'x', image: '' }]);
    expect([products.length, count]).toEqual([6, 6]);
    expect(next['site.json']).toBe(files['site.json']);
  });

  it('is restored among the uncategorized ones if its file no longer exists', () => {
    const { [LENSES]: _gone, ...files } = smallContent().files;
    const next = repairFiles(files, [], [{ file: LENSES, path: 'products[]', json: '5' }]);
    const { products } = next['products/by-category/uncategorized.json'] as { products: unknown[] };
    expect(products.at(-1)).toBe(5);
  });
});

it('An unreadable field of a page, a list of a page, and a value of a summary are listed', () => {
  const files = structuredClone(smallContent().files);
  Object.assign((files['pages/home.json'] as { hero: object }).hero, { title: 24 });
  (files['pages/home.json'] as { testimonials: unknown }).testimonials = { cards: 5 };
  const { products } = files['products/index.json'] as { products: object[] };
  Object.assign(products[0]!, { specs: ['a', 5] });
  expect(partsOf(files).map(({ path, reason }) => [path, reason])).toMatchObject([
    ['products[0].specs', { code: 'wrongType', field: '1', expected: ['string'] }],
    ['hero.title', { code: 'wrongType' }],
    ['testimonials.cards', { code: 'wrongType' }],
  ]);
});

it('an unreadable record that is nested too deeply is listed', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
  const files = withEntries('services/index.json', 'services', { id: 's2', title: 5, deep });
  expect(partsOf(files)).toMatchObject([{ path: 'services[2]', value: { id: 's2' } }]);
});
