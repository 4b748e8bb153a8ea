import { findCategory, isAllCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { PRICE_ON_REQUEST, SHORT_TEXT_MAX } from '@/domain/text/limits';
import type { Product } from '@/domain/product/schema';
import { isPathSegment } from '@/domain/text/slug';
import { FEATURED_FIELD, isPictureCell, splitLines } from '../csv/csvCells';
import type { CsvField, CellResult } from '../csv/recordsCsv';

const problem = (text: string): CellResult<Product> => ({ problem: text });
function number(cell: string, isWhole: boolean): number | null {
  const value = Number(cell.trim().replace(',', '.'));
  const isGood = cell.trim() !== '' && Number.isFinite(value) && value >= 0;
  return isGood && (!isWhole || Number.isSafeInteger(value)) ? value : null;
}

const numberField = (
  column: 'stock' | 'rating' | 'reviews',
  isWhole: boolean,
): CsvField<Product> => ({
  column,
  write: (product) => String(product[column]),
  read(cell) {
    const value = number(cell, isWhole);
    return value === null
      ? problem(`must be a ${isWhole ? 'whole number' : 'number'}, 0 or more`)
      : { fields: { [column]: value } };
  },
});

const listField = (column: 'specs' | 'included'): CsvField<Product> => ({
  column,
  write: (product) => product[column].join('\n'),
  read(cell) {
    const list = splitLines(cell);
    if (column === 'specs' && list.length === 0) return problem('needs at least one line');
    return { fields: { [column]: list } };
  },
});

const category = (categories: readonly Category[]): CsvField<Product> => ({
  column: 'category',
  write: (product) => product.category.name,
  read(cell, base) {
    const name = cell.trim();
    if (base && name === base.category.name) return { fields: {} };
    if (name === '' || name === UNCATEGORIZED.name) return { fields: { category: UNCATEGORIZED } };
    const known = findCategory(categories, name);
    if (!known || isAllCategory(known)) return problem(`there is no category “${name}”`);
    return { fields: { category: { id: known.id, name: known.name, slug: known.slug } } };
  },
});

const image: CsvField<Product> = {
  column: 'image',
  write: (product) => product.image,
  read(cell, base) {
    const src = cell.trim();
    if (src === base?.image || isPictureCell(src)) return { fields: { image: src } };
    return problem('must be a path of this site such as /media/… or an https address');
  },
};

const images: CsvField<Product> = {
  column: 'images',
  write: (product) => product.images.join('\n'),
  read(cell, base) {
    const list = splitLines(cell);
    const odd = list.find((src) => !base?.images.includes(src) && !isPictureCell(src));
    return odd === undefined
      ? { fields: { images: list } }
      : problem(`“${odd}” must be a path of this site or an https address`);
  },
};

const text = (column: 'name' | 'description', max?: number): CsvField<Product> => ({
  column,
  write: (product) => product[column],
  read(cell) {
    const value = cell.trim();
    if (value === '') return problem('must not be empty');
    return max !== undefined && value.length > max
      ? problem(`may have at most ${max} characters`)
      : { fields: { [column]: value } };
  },
});

/** Exported, but ignored on import: the price is read-only in the back office. */
const price: CsvField<Product> = {
  column: 'price',
  write: (product) => String(product.price ?? ''),
  read(cell, base) {
    const isSame = cell.trim() === String(base?.price ?? '').trim();
    return isSame || (base === undefined && cell.trim() === PRICE_ON_REQUEST)
      ? { fields: {} }
      : problem('cannot be changed here; leave it as it is');
  },
};

const slug: CsvField<Product> = {
  column: 'slug',
  write: (product) => product.slug,
  read(cell, base) {
    const wish = cell.trim();
    if (wish === '' || wish === base?.slug) return { fields: {} };
    return isPathSegment(wish)
      ? { fields: { slug: wish } }
      : problem('cannot stand in an address; use letters, digits and dashes');
  },
};

/** Returns the columns of the products file after `id`, in their order. */
export const productCsvFields = (categories: readonly Category[]): CsvField<Product>[] => [
  text('name', SHORT_TEXT_MAX),
  category(categories),
  text('description'),
  FEATURED_FIELD,
  numberField('stock', true),
  price,
  image,
  images,
  listField('specs'),
  listField('included'),
  numberField('rating', false),
  numberField('reviews', true),
  slug,
];
