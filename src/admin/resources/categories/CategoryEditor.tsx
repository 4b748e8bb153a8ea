import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Category } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import { findCategory, UNCATEGORIZED } from '@/domain/category/category';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { foldText } from '@/domain/text/slug';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { BoundField } from '../../forms/fields/BoundField';
import type { OpenEditor } from '../../forms/useEditor';
import { defineForm } from '../form/formDefinition';
import { RecordForm } from '../form/RecordForm';
import type { Categories } from './categoryResource';
import { fields } from '../../fields/field';
import { checkbox } from '../../fields/kinds/choice';
import { shortText } from '../../fields/kinds/text';

const nameMissing = 'Category name is required';

const isReserved = (name: string) =>
  [foldText('all'), foldText(UNCATEGORIZED.name)].includes(foldText(name));

type CategoryListName = 'productCategories' | 'projectCategories';

function categoryFields(list: CategoryListName) {
  const name = shortText('name', {
    label: 'Category Name',
    required: nameMissing,
    max: SHORT_TEXT_MAX,
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

function categoryForm(list: CategoryListName, titles: { create: string; edit: string }) {
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

interface CategoryEditorProps {
  categories: Categories;
  editor: OpenEditor<Category>;
  content: Content;
  /** Whether the form appears in place of one that was saved. */
  isNext: boolean;
  onSaved: () => void;
  onLeave: (() => void) | undefined;
  /** Runs the save, unless categories are read-only. */
  guard: (save: () => Promise<unknown>) => Promise<unknown>;
}

export function CategoryEditor(props: CategoryEditorProps) {
  const { categories, editor, isNext, ...rest } = props;
  const { resource, titles } = categories;
  const [form] = useState(() => categoryForm(resource.name, titles));
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused field belonged to the form before this one.
    if (isNext) area.current?.querySelector('input')?.focus();
  }, [isNext]);
  return (
    <div ref={area}>
      <RecordForm
        {...rest}
        isInline
        resource={resource}
        form={form}
        editor={editor}
        label={editor.record ? 'Update Category' : 'Create Category'}
      />
    </div>
  );
}
