import * as v from 'valibot';
import { UNCATEGORIZED } from '@/domain/category/category';
import { categorySchema, type Category } from '@/domain/category/schema';
import { FILES } from '@/domain/links/contentPaths';
import type { Content } from '@/domain/content/content';
import type { Edit } from '../../drafts/draftChanges';
import { countRecords } from '../labels';
import { resourceInfo } from '../registry';
import { defineResourceData, type CascadingChange } from '../resource';
import { productEdits, productsIn, projectEdits, projectsIn } from './usage';

export type CategoryKind = 'product' | 'project';
export type CategoryListName = 'productCategories' | 'projectCategories';

/** Differences between the two kinds of categories. */
const KINDS = {
  product: {
    idPrefix: 'prod-cat-',
    titles: { create: 'Manage Categories', edit: 'Manage Categories', view: 'Manage Categories' },
    deletion:
      'Are you sure you want to delete this category? Products in this category will be moved to "Uncategorized". This action cannot be undone.',
    deleteFailed: 'Failed to delete category',
    loadFailed: 'Failed to load categories. Please try refreshing the page.',
  },
  project: {
    idPrefix: 'proj-cat-',
    titles: {
      create: 'Create New Category',
      edit: 'Edit Category',
      view: 'View All Categories',
    },
    deletion: 'Are you sure you want to delete this category? This action cannot be undone.',
    deleteFailed: 'Failed to delete category. Please try again.',
    loadFailed: 'Failed to load categories. Please try again.',
  },
} as const;

interface CategoryOptions<C extends CategoryListName> {
  kind: CategoryKind;
  name: C;
  /** Returns the names of the records in a category. */
  usesOf: (content: Content, category: Category) => string[];
  cascade: (change: CascadingChange<Category>, content: Content) => Edit[];
}

const created = (done: string) => (done === 'added' ? 'created' : done);

/** Creates the resource of the categories of a kind. */
function defineCategories<C extends CategoryListName>(options: CategoryOptions<C>) {
  const { kind, name, usesOf, cascade } = options;
  const { idPrefix, titles, deletion, deleteFailed, loadFailed } = KINDS[kind];
  return {
    kind,
    titles,
    file: FILES[name],
    /** Returns the usage of a category as text, such as '3 products'. */
    usageText: (content: Content, category: Category) =>
      countRecords(
        resourceInfo(kind === 'product' ? 'products' : 'projects').labels,
        usesOf(content, category).length,
      ),
    resource: defineResourceData(name, {
      idPrefix,
      autosave: `category-${kind}`,
      files: (path) => path === FILES[name],
      create: (id, now) => v.parse(categorySchema, { id, createdAt: now, updatedAt: now }),
      reservedSlugs: ['all', UNCATEGORIZED.slug],
      cascade,
      messages: {
        failed: (verb) =>
          verb === 'delete' ? deleteFailed : 'Failed to save category. Please try again.',
        rejected: 'Operation failed',
        stored: (done) => `Category ${created(done)} successfully!`,
        activity: (done) => `category ${created(done)}`,
        deletion(category, content) {
          const uses = usesOf(content, category);
          return (
            <>
              {deletion}
              {uses.length > 0 && (
                <>
                  <br />
                  In “{category.name}”: {uses.join(', ')}.
                </>
              )}
            </>
          );
        },
        loadFailed: () => loadFailed,
      },
    }),
  };
}

/** Categories of products. */
export const productCategories = defineCategories({
  kind: 'product',
  name: 'productCategories',
  usesOf: (content, category) => productsIn(content, category).map(({ name }) => name),
  cascade: productEdits,
});

/** Categories of projects. */
export const projectCategories = defineCategories({
  kind: 'project',
  name: 'projectCategories',
  usesOf: (content, category) => projectsIn(content, category).map(({ title }) => title),
  cascade: projectEdits,
});

/** Categories of a kind: their resource, and what their manager shows. */
export type Categories<C extends CategoryListName> = ReturnType<typeof defineCategories<C>>;
