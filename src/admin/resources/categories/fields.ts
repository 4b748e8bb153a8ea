import * as v from 'valibot';
import { findCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { foldText } from '@/domain/text/slug';
import { fields } from '../../fields/field';
import { checkbox } from '../../fields/kinds/choice';
import { shortText } from '../../fields/kinds/text';

export const nameMissing = 'Category name is required';

const isReserved = (name: string) =>
  [foldText('all'), foldText(UNCATEGORIZED.name)].includes(foldText(name));

export type CategoryListName = 'productCategories' | 'projectCategories';

/** Returns the fields of a category of a list. */
export function categoryFields(list: CategoryListName) {
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
