import { describe, expect, it } from 'vitest';
import type { Edit } from '../../drafts/editing';
import { emptyDrafts } from '../../drafts/draftEntry';
import { workingCopy } from '../../drafts/workingCopy';
import type { Content, ContentFiles } from '@/domain/content/content';
import { compileContent } from '@/domain/content/compileContent';
import { smallContent } from '@/domain/content/contentFixture';
import { readContent } from '@/domain/content/readContent';
import type { CategoryKind } from './categoryKinds';
import { categoriesOf, updateCategoryEdits, createCategoryEdits, deleteCategoryEdits, categoryNameError, recordsInCategory } from './categoryEdits';

const NOW = '2026-11-21T20:00:00.000Z';
const content = () => readContent(smallContent().files).content;

/** The content after edits, as the working copy shows it. */
function after(before: Content, edits: readonly Edit[]): Content {
  const drafts = emptyDrafts();
  for (const { collection, id, draft } of edits)
    (drafts[collection] as Record<string, unknown>)[id] = { base: null, draft };
  return workingCopy(before, drafts);
}

function named(from: Content, kind: CategoryKind, name: string) {
  const found = categoriesOf(from, kind).find((category) => category.name === name);
  if (!found) throw new Error(`No category ${name}`);
  return found;
}

const listed = (files: ContentFiles, path: string, key: string) =>
  (files[path] as Record<string, { id: string }[]>)[key]?.map(({ id }) => id);

describe('a new category', () => {
  it('has an id, a slug of its own and the moment it was made', () => {
    const [edit] = createCategoryEdits(content(), 'product', { name: ' Film ', isActive: true }, 'c9', NOW);
    expect(edit).toEqual({
      collection: 'productCategories',
      id: 'c9',
      draft: {
        id: 'c9',
        name: 'Film',
        slug: 'film',
        isActive: true,
        createdAt: NOW,
        updatedAt: NOW,
      },
    });
  });

  it('never shares an address with another', () => {
    const [edit] = createCategoryEdits(content(), 'product', { name: 'Lenses!', isActive: true }, 'c9', NOW);
    expect(edit?.draft).toMatchObject({ slug: 'lenses-c9' });
  });
});

describe('the name of a category', () => {
  it.each([
    ['', 'Category name is required'],
    ['   ', 'Category name is required'],
    ['lenses', 'There is a category with this name already'],
    ['ALL', 'This name is used by the site itself. Please choose another one'],
    ['uncategorized', 'This name is used by the site itself. Please choose another one'],
    ['Tripods', undefined],
  ])('“%s”: %s', (name, problem) => {
    expect(categoryNameError(name, categoriesOf(content(), 'product'))).toBe(problem);
  });

  it('may stay what it is', () => {
    expect(categoryNameError('Lenses', categoriesOf(content(), 'product'), 'c1')).toBeUndefined();
  });
});

describe('a category that gets another name', () => {
  it('takes its products along and keeps its address', () => {
    const before = content();
    const wish = { name: 'Optics', isActive: true };
    const edits = updateCategoryEdits(before, 'product', named(before, 'product', 'Lenses'), wish, NOW);
    const files = compileContent(after(before, edits));
    expect(listed(files, 'products/by-category/lenses.json', 'products')).toEqual(['p1', 'p2']);
    expect(files['products/index.json']).toMatchObject({
      products: [{ category: 'Optics' }, { category: 'Optics' }, {}, {}],
    });
  });

  it('takes its projects along, in their order of categories', () => {
    const before = content();
    const wish = { name: 'Cinema', isActive: true };
    const edits = updateCategoryEdits(before, 'project', named(before, 'project', 'Film'), wish, NOW);
    const copy = after(before, edits);
    expect(copy.projects.map(({ category }) => category)).toEqual([
      ['Cinema', 'Music'],
      ['Cinema'],
    ]);
    expect(recordsInCategory(copy, 'project', named(copy, 'project', 'Cinema'))).toEqual(['Nights', 'Days']);
  });

  it('is no edit where nothing differs', () => {
    const before = content();
    const same = { name: 'Lenses ', isActive: true };
    expect(updateCategoryEdits(before, 'product', named(before, 'product', 'Lenses'), same, NOW)).toEqual([]);
  });
});

describe('a category that is deleted', () => {
  it('moves its products to Uncategorized', () => {
    const before = content();
    const copy = after(before, deleteCategoryEdits(before, 'product', named(before, 'product', 'Lenses')));
    expect(copy.products.map(({ category }) => category.name)).toEqual([
      'Uncategorized',
      'Uncategorized',
      'Ghost',
      'Uncategorized',
    ]);
    const files = compileContent(copy);
    expect(files).not.toHaveProperty('products/by-category/lenses.json');
    expect(listed(files, 'products/by-category/uncategorized.json', 'products')).toEqual([
      'p1',
      'p2',
      'p3',
      'p4',
    ]);
  });

  it('leaves its projects their other categories', () => {
    const before = content();
    const copy = after(before, deleteCategoryEdits(before, 'project', named(before, 'project', 'Film')));
    expect(copy.projects.map(({ category }) => category)).toEqual([['Music'], []]);
    expect(compileContent(copy)).not.toHaveProperty('projects/by-category/film.json');
  });
});

it('knows the pseudo category of all, and leaves it alone', () => {
  const before = content();
  const all = { id: 'all', name: 'All Categories', slug: 'all', isActive: true };
  const categories = categoriesOf(
    { ...before, productCategories: [all, ...before.productCategories] },
    'product',
  );
  expect(categories.map(({ name }) => name)).toEqual(['Lenses', 'Grips']);
});
