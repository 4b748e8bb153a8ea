import { describe, expect, it } from 'vitest';
import type { Edit } from '../../drafts/editing';
import { emptyDrafts } from '../../drafts/draftEntry';
import { workingCopy } from '../../drafts/workingCopy';
import type { Content, ContentFiles } from '@/domain/content/content';
import { compileContent, readContent } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import type { CategoryKind } from './categoryKinds';
import {
  categoriesOf,
  updateCategoryEdits,
  createCategoryEdits,
  deleteCategoryEdits,
  categoryNameError,
  recordsInCategory,
} from './categoryEdits';

const NOW = '2026-11-21T20:00:00.000Z';
const content = () => readContent(smallContent().files).content;

/** Returns the content after the edits, as in the working copy. */
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
  it('has an id, a unique slug and its creation time', () => {
    const [edit] = createCategoryEdits(
      content(),
      'product',
      { name: ' Film ', isActive: true },
      'c9',
      NOW,
    );
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

  it('never shares a slug with another category', () => {
    const [edit] = createCategoryEdits(
      content(),
      'product',
      { name: 'Lenses!', isActive: true },
      'c9',
      NOW,
    );
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
  ])('rejects “%s”: %s', (name, problem) => {
    expect(categoryNameError(name, categoriesOf(content(), 'product'))).toBe(problem);
  });

  it('can stay unchanged', () => {
    expect(categoryNameError('Lenses', categoriesOf(content(), 'product'), 'c1')).toBeUndefined();
  });
});

describe('a renamed category', () => {
  it('updates its products and keeps its slug', () => {
    const before = content();
    const wish = { name: 'Optics', isActive: true };
    const edits = updateCategoryEdits(
      before,
      'product',
      named(before, 'product', 'Lenses'),
      wish,
      NOW,
    );
    const files = compileContent(after(before, edits));
    expect(listed(files, 'products/by-category/lenses.json', 'products')).toEqual(['p1', 'p2']);
    expect(files['products/index.json']).toMatchObject({
      products: [{ category: 'Optics' }, { category: 'Optics' }, {}, {}],
    });
  });

  it('updates its projects, and keeps the order of their categories', () => {
    const before = content();
    const wish = { name: 'Cinema', isActive: true };
    const edits = updateCategoryEdits(
      before,
      'project',
      named(before, 'project', 'Film'),
      wish,
      NOW,
    );
    const copy = after(before, edits);
    expect(copy.projects.map(({ category }) => category)).toEqual([
      ['Cinema', 'Music'],
      ['Cinema'],
    ]);
    expect(recordsInCategory(copy, 'project', named(copy, 'project', 'Cinema'))).toEqual([
      'Nights',
      'Days',
    ]);
  });

  it('makes no edit without changes', () => {
    const before = content();
    const same = { name: 'Lenses ', isActive: true };
    expect(
      updateCategoryEdits(before, 'product', named(before, 'product', 'Lenses'), same, NOW),
    ).toEqual([]);
  });
});

describe('a deleted category', () => {
  it('moves its products to Uncategorized', () => {
    const before = content();
    const copy = after(
      before,
      deleteCategoryEdits(before, 'product', named(before, 'product', 'Lenses')),
    );
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

  it('keeps the other categories of its projects', () => {
    const before = content();
    const copy = after(
      before,
      deleteCategoryEdits(before, 'project', named(before, 'project', 'Film')),
    );
    expect(copy.projects.map(({ category }) => category)).toEqual([['Music'], []]);
    expect(compileContent(copy)).not.toHaveProperty('projects/by-category/film.json');
  });
});

it('ignores the pseudo category for all categories', () => {
  const before = content();
  const all = { id: 'all', name: 'All Categories', slug: 'all', isActive: true };
  const categories = categoriesOf(
    { ...before, productCategories: [all, ...before.productCategories] },
    'product',
  );
  expect(categories.map(({ name }) => name)).toEqual(['Lenses', 'Grips']);
});
