import { useState } from 'react';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { BoundField } from '../../forms/fields/BoundField';
import { defineForm } from '../form/formDefinition';
import { categoryFields, nameMissing, type CategoryListName } from './fields';

function NameField({ field, name, value, form }: FieldInputProps<string>) {
  const isBlank = value.trim() === '';
  const [wasFilled, setWasFilled] = useState(!isBlank);
  if (!isBlank && !wasFilled) setWasFilled(true);
  return (
    <BoundField
      control={form.control}
      name={name}
      label={field.label}
      required
      autoComplete="off"
      // A cleared name disables the button, so the error explains why.
      error={isBlank && wasFilled ? nameMissing : undefined}
    />
  );
}

/**
 * Returns the form of a category.
 * @param list collection of the categories
 */
export function categoryForm(list: CategoryListName, titles: { create: string; edit: string }) {
  return defineForm({
    name: list,
    fields: categoryFields(list),
    labels: {
      add: { title: titles.create, save: 'Create Category', busy: 'Creating...' },
      edit: { title: titles.edit, save: 'Update Category', busy: 'Updating...' },
    },
    readyWith: ['name'],
    own: { name: NameField },
  });
}
