import { describe, expect, it } from 'vitest';
import { everywhere, smallContent, type Files } from '@/domain/content/contentFixture';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { readPublishedFiles } from './publishedContent';

/** Returns the paths that are reported as failed after a change to the small content. */
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
  return (await readPublishedFiles({ source: { read } })).failed;
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

it('A missing required file is a failure; missing topics are not', async () => {
  expect(await failedAfter((files) => delete files['pages/home.json'])).toEqual([
    'pages/home.json',
  ]);
});
