import * as v from 'valibot';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { featuredFlag, requiredText, textLines } from '../form/fieldSchemas';
import type { FormContext } from '../form/formDefinition';
import { featuredProductsFull } from './messages';

/** Returns the schema of the product form. */
export function productFormSchema({ canFeature }: Pick<FormContext, 'canFeature'>) {
  return v.object({
    name: requiredText('Name is required', SHORT_TEXT_MAX),
    // Slug of the category, or '' for none.
    category: requiredText('Category is required'),
    description: requiredText('Description is required'),
    image: requiredText('Image is required'),
    specs: v.pipe(
      v.array(v.object({ text: requiredText('Enter a specification or remove this line') })),
      v.minLength(1, 'Specifications are required'),
      v.transform((lines) => lines.map(({ text }) => text)),
    ),
    included: textLines(),
    stock: v.pipe(
      v.string(),
      v.transform(Number),
      v.check(
        (stock) => Number.isSafeInteger(stock) && stock >= 0,
        'Stock must be a whole number, 0 or more',
      ),
    ),
    isFeatured: featuredFlag(canFeature, featuredProductsFull),
    // Whether the slug is derived from the new name. The old URL then stops working.
    isAddressNew: v.boolean(),
  });
}

export type ProductValues = v.InferInput<ReturnType<typeof productFormSchema>>;
export type ProductResult = v.InferOutput<ReturnType<typeof productFormSchema>>;
