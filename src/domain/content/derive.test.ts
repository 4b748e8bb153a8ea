import { describe, expect, it } from 'vitest';
import { everywhere, smallContent, type Files } from './contentFixture';
import { deriveFiles } from './derive';
import { readContent } from './readContent';

const INDEX = 'products/index.json';
const FEATURED = 'products/featured.json';

function derived(change: (files: Files) => unknown) {
  const files = structuredClone(smallContent().files) as Files;
  change(files);
  return { files, next: deriveFiles(files, readContent(files).content) as Files };
}

const entriesIn = (files: Files, path: string) => files[path]?.products ?? [];
const recordOf = (files: Files, id: string) =>
  entriesIn(files, 'products/by-category/lenses.json').find((entry) => entry.id === id) ?? {};

describe('index and featured files', () => {
  it('stay the same objects if they agree with the records', () => {
    const { files, next } = derived(() => undefined);
    for (const path of Object.keys(files)) expect(next[path]).toBe(files[path]);
  });

  it.each([
    ['a variant of a field', { isFeatured: undefined, is_featured: true }],
    ['the slug of a category', { category: 'lenses' }],
    ['a category as object', { category: { id: 'c1', name: 'Old name' } }],
    ['a default', { image: null }],
    ['an unknown field', { note: 1 }],
  ])('agree if they are read alike: %s', (_name, fields) => {
    const { files, next } = derived((all) => {
      for (const path of [INDEX, FEATURED])
        Object.assign(entriesIn(all, path).find(({ id }) => id === 'p1') ?? {}, fields);
    });
    expect(next[INDEX]).toBe(files[INDEX]);
    expect(next[FEATURED]).toBe(files[FEATURED]);
  });

  it('get the values of the records, and keep place and unknown fields', () => {
    const { files, next } = derived((all) => {
      Object.assign(recordOf(all, 'p1'), { name: 'New', price: 5, category: 'Grips' });
      for (const path of [INDEX, FEATURED]) Object.assign(entriesIn(all, path).at(-1)!, { x: 1 });
      Object.assign(entriesIn(all, INDEX)[0]!, { stock: 9 });
    });
    expect(entriesIn(next, INDEX)[0]).toMatchObject({ name: 'New', price: 5, stock: 3 });
    expect(entriesIn(next, INDEX)[0]).toMatchObject({ category: 'Grips', slug: 'p1' });
    expect(entriesIn(next, FEATURED).map(({ id, name, x }) => [id, name, x])).toEqual([
      ['p3', 'Odd', undefined],
      ['p1', 'New', 1],
    ]);
    expect(entriesIn(next, INDEX).slice(1)).toEqual(entriesIn(files, INDEX).slice(1));
  });

  it('name every record and every featured one, and count them', () => {
    const { next } = derived((all) => {
      all[INDEX]?.products?.splice(0, 1);
      Object.assign(all[INDEX] ?? {}, { count: 9 });
      Object.assign(recordOf(all, 'p2'), { isFeatured: true });
      everywhere(all, 'p3', { isFeatured: false });
      all[FEATURED]?.products?.push({ id: 'gone', name: 'Without a record' });
    });
    expect(entriesIn(next, INDEX).map(({ id }) => id)).toEqual(['p2', 'p3', 'p4', 'p1']);
    expect(next[INDEX]).toMatchObject({ count: 4 });
    expect(entriesIn(next, FEATURED).map(({ id }) => id)).toEqual(['p1', 'gone', 'p2']);
  });

  it('of records without slugs agree, also with equal names', () => {
    const { files, next } = derived((all) => {
      for (const file of Object.values(all))
        for (const entry of file.products ?? [])
          Object.assign(entry, { slug: undefined, name: 'Tripod' });
    });
    expect(next[INDEX]).toBe(files[INDEX]);
    expect(next[FEATURED]).toBe(files[FEATURED]);
  });
});
