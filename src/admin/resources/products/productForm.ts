import * as v from 'valibot';
import { categoryOf, isAllCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { DEFAULT_STOCK, NOTES_MAX, SHORT_TEXT_MAX } from '@/domain/text/limits';
import type { Product } from '@/domain/product/schema';

/** Line of a list field. */
export interface ListLine {
  text: string;
}

/** Values of the product form. */
export interface ProductForm {
  name: string;
  /** Slug of the category, or '' for none. */
  category: string;
  description: string;
  image: string;
  specs: ListLine[];
  included: ListLine[];
  /** Unparsed input. */
  stock: string;
  isFeatured: boolean;
  /** Whether the slug is derived from the new name. The old URL then stops working. */
  isAddressNew: boolean;
}

/** Shown when a ninth product would be featured. */
export const FEATURED_PRODUCTS_LIMIT_MESSAGE = `You can only have ${FEATURED_LIMITS.products} featured products. Please uncheck another featured product first.`;

const needed = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );

const short = (message: string) =>
  v.pipe(needed(message), v.maxLength(SHORT_TEXT_MAX, `Use at most ${SHORT_TEXT_MAX} characters`));

const line = v.object({ text: v.pipe(v.string(), v.maxLength(NOTES_MAX, 'This is too long')) });

/** Validates the form, in the order of the fields. */
export const productFormSchema = v.object({
  name: short('Name is required'),
  category: needed('Category is required'),
  description: needed('Description is required'),
  image: needed('Image is required'),
  specs: v.pipe(
    v.array(v.object({ text: needed('Write a specification, or remove this line') })),
    v.minLength(1, 'Specifications are required'),
  ),
  included: v.array(line),
  stock: v.pipe(
    v.string(),
    v.check(
      (text) => Number.isSafeInteger(Number(text)) && Number(text) >= 0,
      'Stock must be a whole number, 0 or more',
    ),
  ),
  isFeatured: v.boolean(),
  isAddressNew: v.boolean(),
});

/** Returns whether the specifications allow submitting: the first is filled and none is blank. */
export function areSpecsFilled(specs: readonly ListLine[]): boolean {
  return specs.length > 0 && specs.every(({ text }) => text.trim() !== '');
}

/** Returns the form values of a new product. */
export function emptyProductForm(isFeatured: boolean): ProductForm {
  return {
    name: '',
    category: '',
    description: '',
    image: '',
    specs: [{ text: '' }],
    included: [{ text: '' }],
    stock: String(DEFAULT_STOCK),
    isFeatured,
    isAddressNew: false,
  };
}

const lines = (texts: readonly string[]): ListLine[] =>
  texts.length > 0 ? texts.map((text) => ({ text })) : [{ text: '' }];

/** Returns the form values of an existing product. */
export function formFromProduct(product: Product, categories: readonly Category[]): ProductForm {
  const { name, category, description, image, specs, included, stock, isFeatured } = product;
  return {
    name,
    category: (categoryOf(category, categories) ?? category).slug,
    description,
    image,
    specs: lines(specs),
    included: lines(included),
    stock: String(stock),
    isFeatured,
    isAddressNew: false,
  };
}

/** Validates autosaved form values. Returns undefined when they are invalid. */
export function readProductForm(values: unknown): ProductForm | undefined {
  const texts = v.array(v.object({ text: v.string() }));
  const kept = v.object({
    ...productFormSchema.entries,
    name: v.string(),
    category: v.string(),
    description: v.string(),
    image: v.string(),
    specs: v.pipe(texts, v.minLength(1)),
    included: texts,
    stock: v.string(),
  });
  const read = v.safeParse(kept, values);
  return read.success ? read.output : undefined;
}

/** Returns the selectable categories: the active ones, and the current one of the product. */
export function categoryOptions(
  categories: readonly Category[],
  product: Product | undefined,
): { value: string; label: string }[] {
  const offered: { slug: string; name: string }[] = categories.filter(
    (category) => category.isActive && !isAllCategory(category),
  );
  const own = product && (categoryOf(product.category, categories) ?? product.category);
  const isNew = own && !offered.some(({ slug }) => slug === own.slug);
  const all = isNew ? [...offered, own] : offered;
  const options = all.length > 0 ? all : [UNCATEGORIZED];
  return options.map(({ slug, name }) => ({ value: slug, label: name }));
}
