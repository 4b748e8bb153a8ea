import * as v from 'valibot';
import { UNCATEGORIZED, categoryOf, findCategory } from '@/domain/category/category';
import { categorySchema, type Category } from '@/domain/category/schema';
import { FILES } from '@/domain/links/contentPaths';
import type { Content } from '@/domain/content/content';
import type { Product } from '@/domain/product/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { foldText } from '@/domain/text/slug';
import { fields } from '../../fields/field';
import { checkbox } from '../../fields/kinds/choice';
import { shortText } from '../../fields/kinds/text';
import { countRecords } from '../recordNames';
import { resourceInfo } from '../registry';
import { defineResourceData, type CascadingChange } from '../resource';
import type { EditOf } from '../../drafts/draftChanges';

function productsIn({ products, productCategories }: Content, category: Category) {
  return products.filter((product) => categoryOf(product.category, productCategories) === category);
}

function projectsIn({ projects, projectCategories }: Content, category: Category) {
  return projects.filter((project) =>
    project.category.some((name) => findCategory(projectCategories, name) === category),
  );
}

/** They take over a new name, and become uncategorized when the category is deleted. */
function productEdits(
  { before, after }: CascadingChange<Category>,
  content: Content,
): EditOf<'products'>[] {
  if (after?.name === before.name) return [];
  const categoryAfter = ({ category }: Product): Product['category'] =>
    after
      ? { ...category, id: after.id, name: after.name, slug: after.slug }
      : { ...UNCATEGORIZED };
  return productsIn(content, before).map((product) => ({
    collection: 'products',
    id: product.id,
    draft: { ...product, category: categoryAfter(product) },
  }));
}

/** They take over a new name, and keep their other categories when the category is deleted. */
function projectEdits(
  { before, after }: CascadingChange<Category>,
  content: Content,
): EditOf<'projects'>[] {
  if (after?.name === before.name) return [];
  const isGone = (name: string) => findCategory(content.projectCategories, name) === before;
  return projectsIn(content, before).map((project) => {
    const names = after
      ? project.category.map((name) => (isGone(name) ? after.name : name))
      : project.category.filter((name) => !isGone(name));
    return { collection: 'projects', id: project.id, draft: { ...project, category: names } };
  });
}

export type CategoryKind = 'product' | 'project';

const KINDS = {
  product: {
    name: 'productCategories',
    records: 'products',
    idPrefix: 'prod-cat-',
    titles: { create: 'Manage Categories', edit: 'Manage Categories', view: 'Manage Categories' },
    deletion:
      'Are you sure you want to delete this category? Products in this category will be moved to "Uncategorized". This action cannot be undone.',
    deleteFailed: 'Failed to delete category',
    loadFailed: 'Failed to load categories. Please try refreshing the page.',
    usesOf: (content: Content, category: Category) =>
      productsIn(content, category).map(({ name }) => name),
    cascade: productEdits,
  },
  project: {
    name: 'projectCategories',
    records: 'projects',
    idPrefix: 'proj-cat-',
    titles: {
      create: 'Create New Category',
      edit: 'Edit Category',
      view: 'View All Categories',
    },
    deletion: 'Are you sure you want to delete this category? This action cannot be undone.',
    deleteFailed: 'Failed to delete category. Please try again.',
    loadFailed: 'Failed to load categories. Please try again.',
    usesOf: (content: Content, category: Category) =>
      projectsIn(content, category).map(({ title }) => title),
    cascade: projectEdits,
  },
} as const;

const isReserved = (name: string) =>
  [foldText('all'), foldText(UNCATEGORIZED.name)].includes(foldText(name));

function categoryFields(list: 'productCategories' | 'projectCategories') {
  const name = shortText('name', {
    label: 'Category Name',
    required: 'Category name is required',
    max: SHORT_TEXT_MAX,
    html: { autoComplete: 'off' },
  });
  const uniqueName: typeof name = {
    ...name,
    schema(stored) {
      const { content, id } = stored.context;
      const others = content[list].filter((category) => category.id !== id);
      return v.pipe(
        name.schema(stored),
        v.check((typed) => !isReserved(typed.trim()), 'This name is reserved. Choose another name'),
        v.check(
          (typed) => !findCategory(others, typed),
          'A category with this name already exists',
        ),
      );
    },
  };
  return fields<Category>()([
    uniqueName,
    checkbox('isActive', { label: 'Show in website filters' }),
  ]);
}

const created = (done: string) => (done === 'added' ? 'created' : done);

function defineCategories(kind: CategoryKind) {
  const { name, records, idPrefix, titles, deletion, usesOf, cascade, ...failures } = KINDS[kind];
  return {
    titles,
    file: FILES[name],
    usageText: (content: Content, category: Category) =>
      countRecords(resourceInfo(records).labels, usesOf(content, category).length),
    resource: defineResourceData(name, {
      idPrefix,
      fields: categoryFields(name),
      form: {
        add: { title: 'Create Category', save: 'Create Category', busy: 'Creating...' },
        edit: { title: 'Update Category', save: 'Update Category' },
        readyWith: ['name'],
      },
      files: (path) => path === FILES[name],
      create: (id, now) => v.parse(categorySchema, { id, createdAt: now, updatedAt: now }),
      reservedSlugs: ['all', UNCATEGORIZED.slug],
      cascade,
      messages: {
        failed: (verb) =>
          verb === 'delete' ? failures.deleteFailed : 'Failed to save category. Please try again.',
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
        loadFailed: () => failures.loadFailed,
      },
    }),
  };
}

export const CATEGORIES = {
  product: defineCategories('product'),
  project: defineCategories('project'),
};

export type Categories = ReturnType<typeof defineCategories>;
