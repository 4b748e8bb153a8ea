import * as v from 'valibot';
import { findCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { foldText } from '@/domain/text/slug';
import { requiredText } from '../form/fieldSchemas';
import { defineForm } from '../form/formDefinition';
import { CategoryFields } from './CategoryFields';
import { nameMissing } from './messages';

const isReserved = (name: string) =>
  [foldText('all'), foldText(UNCATEGORIZED.name)].includes(foldText(name));

/** Returns the schema of the category form. */
function categoryFormSchema(others: readonly Category[]) {
  return v.object({
    name: v.pipe(
      requiredText(nameMissing),
      v.check((name) => !isReserved(name), 'This name is reserved. Choose another name'),
      v.check((name) => !findCategory(others, name), 'A category with this name already exists'),
    ),
    isActive: v.boolean(),
  });
}

/**
 * Returns the form of a category.
 * @param list collection of the categories
 */
export function categoryForm(
  list: 'productCategories' | 'projectCategories',
  titles: { create: string; edit: string },
) {
  return defineForm({
    labels: {
      add: { title: titles.create, save: 'Create Category', busy: 'Creating...' },
      edit: { title: titles.edit, save: 'Update Category', busy: 'Updating...' },
    },
    schema: ({ content }, { id }: Category) =>
      categoryFormSchema(content[list].filter((category) => category.id !== id)),
    start: ({ name, isActive }) => ({ name, isActive }),
    isReady: ({ name }) => name.trim() !== '',
    Fields: CategoryFields,
    toRecord: (values, category, { freeSlug }) => ({
      ...category,
      ...values,
      slug: category.slug || freeSlug(values.name),
    }),
  });
}
