import { describe, expect, it } from 'vitest';
import { everywhere, smallContent, type Files } from '@/domain/content/contentFixture';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { loadContent } from './liveContent';

async function failedAfter(change: (files: Files) => unknown, broken: string[] = []) {
  const files = structuredClone(smallContent().files) as Files;
  change(files);
  const read = (path: string) => {
    if (broken.includes(path))
      return Promise.reject(new ContentUnavailableError(path, { cause: new TypeError() }));
    return Object.hasOwn(files, path)
      ? Promise.resolve(files[path])
      : Promise.reject(new ContentUnavailableError(path));
  };
  return (await loadContent({ read })).failed;
}

const LENSES = 'products/by-category/lenses.json';
const GRIPS = 'products/by-category/grips.json';
const UNCATEGORIZED = 'products/by-category/uncategorized.json';
const pseudo = { id: 'all', name: 'All', slug: 'all', isActive: true };

describe('a by-category file that is missing', () => {
  it.each<[string, (files: Files) => unknown]>([
    ['of a category without records', (files) => delete files[GRIPS]],
    [
      'of the category that stands for all',
      (files) => {
        files['categories/products/index.json']?.categories?.push(pseudo);
        files['categories/projects/index.json']?.categories?.push(pseudo);
      },
    ],
    [
      'of uncategorized products, if all records of the index are in other files',
      (files) => {
        // The full records differ from the index.
        everywhere(files, 'p3', { category: 'Lenses' });
        everywhere(files, 'p4', { category: 'Lenses' });
        const rest = files[UNCATEGORIZED]?.products ?? [];
        files[LENSES]?.products?.push(...rest);
        delete files[UNCATEGORIZED];
        for (const entry of files['products/index.json']?.products ?? []) delete entry.category;
      },
    ],
  ])('is not a failure: %s', async (_name, change) => {
    expect(await failedAfter(change)).toEqual([]);
  });

  it('is a failure when it should contain records', async () => {
    expect(await failedAfter((files) => delete files[LENSES])).toEqual([LENSES]);
    expect(await failedAfter((files) => delete files[UNCATEGORIZED])).toEqual([UNCATEGORIZED]);
  });

  it('is a failure when it is unknown whether the file exists', async () => {
    expect(await failedAfter(() => undefined, [GRIPS])).toEqual([GRIPS]);
  });
});

it('states why a file could not be parsed, but not why it could not be loaded', async () => {
  const failing = (cause: Error) => async (path: string) => {
    const { files } = smallContent();
    if (path === 'pages/topics.json') throw new ContentUnavailableError(path, { cause });
    if (!Object.hasOwn(files, path)) throw new ContentUnavailableError(path);
    return files[path];
  };
  const failed = ['pages/topics.json'];
  const syntax = await loadContent({ read: failing(new SyntaxError("token '<' in line 1")) });
  const message = "This file is not valid JSON (token '<' in line 1). Fix it.";
  expect(syntax).toMatchObject({ failed, problems: [{ file: 'pages/topics.json', message }] });
  const portal = await loadContent({ read: failing(new Error('HTML')) });
  expect(portal).toMatchObject({ failed, problems: [] });
});

it('Topics that are no list are a failure, as in the build', async () => {
  const change = (files: Files) => Object.assign(files, { 'pages/topics.json': { topics: 1 } });
  expect(await failedAfter(change)).toEqual(['pages/topics.json']);
});

it('A featured list of products that is no list is no failure, because it follows from the products', async () => {
  const change = (files: Files) =>
    Object.assign(files, { 'products/featured.json': { products: 1 } });
  expect(await failedAfter(change)).toEqual([]);
});

it('A missing required file is a failure; missing topics are not', async () => {
  expect(await failedAfter((files) => delete files['pages/home.json'])).toEqual([
    'pages/home.json',
  ]);
});
