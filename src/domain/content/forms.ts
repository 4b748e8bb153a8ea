import type { JsonObject } from '../text/jsonObject';
import { productSummaryEntries } from '../product/schema';

/**
 * Other fields in which a value may be stored, by the place of the field. They are read, and removed when the field is
 * written.
 */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'services.isFeatured': ['is_featured'],
  'products.isFeatured': ['is_featured'],
  'projects.isFeatured': ['is_featured'],
  'projects.title': ['name'],
  'projects.image': ['thumbnail', 'coverImage'],
  'projects.category': ['categorySlug', 'categoryId'],
  'home.hero.cta': ['ctaText'],
  'home.testimonials.cards.text': ['content'],
};

/** Returns the names under which a field at a place may be stored; the first is the one that is written. */
export function formsOf(place: string, field: string): readonly string[] {
  return [field, ...(VARIANTS[`${place}.${field}`] ?? [])];
}

/** Fields of records in index files, in the order in which a new entry has them. */
export const SUMMARY_FIELDS: Readonly<Record<'products' | 'projects', readonly string[]>> = {
  products: Object.keys(productSummaryEntries).filter((field) => field !== 'is_featured'),
  projects: [
    'id',
    'title',
    'slug',
    'image',
    'category',
    'isFeatured',
    'date',
    'location',
    'description',
  ],
};

/** Whether a raw record states a value. Null and blank texts count as missing. */
const isStated = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * Returns a raw record with the fields of its entry in the index that it does not state itself, except its flag. The
 * same object if there are none.
 */
export function completedByIndex(
  name: 'products' | 'projects',
  record: JsonObject,
  entry: JsonObject = {},
): JsonObject {
  const lacking = SUMMARY_FIELDS[name]
    .filter((field) => field !== 'isFeatured')
    .flatMap((field) => {
      const forms = formsOf(name, field);
      return forms.some((form) => isStated(record[form])) ? [] : forms;
    });
  const added = lacking.filter((form) => isStated(entry[form]));
  if (added.length === 0) return record;
  return { ...record, ...Object.fromEntries(added.map((form) => [form, entry[form]])) };
}
