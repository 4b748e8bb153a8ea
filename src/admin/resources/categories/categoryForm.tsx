import { useState } from 'react';
import * as v from 'valibot';
import { findCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { foldText } from '@/domain/text/slug';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { requiredText } from '../form/fieldSchemas';
import { defineForm, type FieldsProps } from '../form/formDefinition';

const nameMissing = 'Category name is required';

interface Values {
  name: string;
  isActive: boolean;
}

/** Fields of the category form. */
function CategoryFields(props: FieldsProps<Category, Values, Values>) {
  const { form, values } = props;
  const isBlank = values.name.trim() === '';
  const [wasFilled, setWasFilled] = useState(!isBlank);
  if (!isBlank && !wasFilled) setWasFilled(true);
  return (
    <>
      <BoundField
        control={form.control}
        name="name"
        label="Category Name"
        required
        autoComplete="off"
        // A cleared name disables the button, so the error explains why.
        error={isBlank && wasFilled ? nameMissing : undefined}
      />
      <CheckboxField
        label="Show in website filters"
        name="isActive"
        isChecked={values.isActive}
        onChange={(isActive) => form.setValue('isActive', isActive)}
      />
    </>
  );
}

const isReserved = (name: string) =>
  [foldText('all'), foldText(UNCATEGORIZED.name)].includes(foldText(name));

/** Returns the schema of the category form. */
function categoryFormSchema(others: readonly Category[]) {
  return v.object({
    name: v.pipe(
      requiredText(nameMissing, SHORT_TEXT_MAX),
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
