import { findCategory, isAllCategory, UNCATEGORIZED } from '@/domain/category';
import { isMediaDraft } from '@/api/drafts/media';
import { PRICE_ON_REQUEST, SHORT_TEXT_MAX } from '@/domain/limits';
import { isSafeHref } from '@/domain/links';
import type { Product } from '@/domain/product';
import { isPathSegment } from '@/domain/slug';
import type { Catalogue } from './productChanges';

/** What a cell means: fields of the product, or what is wrong with it. */
type Meaning = { fields: Partial<Product> } | { problem: string };

/** A column of the products file. */
export interface ProductField {
  column: string;
  write: (product: Product) => string;
  /** @param base the product of this row as it is now; missing for a new one */
  read: (cell: string, base: Product | undefined, catalogue: Catalogue) => Meaning;
}

const problem = (text: string): Meaning => ({ problem: text });
const linesOf = (cell: string) =>
  cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

const YES = ['yes', 'true', '1', 'featured'];
const NO = ['no', 'false', '0', 'regular', ''];

/** Whether a picture may stand here: a path of this site, an https address, or a picture of this browser's drafts. */
function isPicture(src: string): boolean {
  return isMediaDraft(src) || (/^(?:\/|https:)/i.test(src) && isSafeHref(src));
}

function number(cell: string, isWhole: boolean): number | null {
  const value = Number(cell.trim().replace(',', '.'));
  const isGood = cell.trim() !== '' && Number.isFinite(value) && value >= 0;
  return isGood && (!isWhole || Number.isSafeInteger(value)) ? value : null;
}

const numberField = (column: 'stock' | 'rating' | 'reviews', isWhole: boolean): ProductField => ({
  column,
  write: (product) => String(product[column]),
  read(cell) {
    const value = number(cell, isWhole);
    return value === null
      ? problem(`must be a ${isWhole ? 'whole number' : 'number'}, 0 or more`)
      : { fields: { [column]: value } };
  },
});

const listField = (column: 'specs' | 'included'): ProductField => ({
  column,
  write: (product) => product[column].join('\n'),
  read(cell) {
    const list = linesOf(cell);
    if (column === 'specs' && list.length === 0) return problem('needs at least one line');
    return { fields: { [column]: list } };
  },
});

const category: ProductField = {
  column: 'category',
  write: (product) => product.category.name,
  read(cell, base, { productCategories }) {
    const name = cell.trim();
    if (base && name === base.category.name) return { fields: {} };
    if (name === '' || name === UNCATEGORIZED.name) return { fields: { category: UNCATEGORIZED } };
    const known = findCategory(productCategories, name);
    if (!known || isAllCategory(known)) return problem(`there is no category “${name}”`);
    return { fields: { category: { id: known.id, name: known.name, slug: known.slug } } };
  },
};

const image: ProductField = {
  column: 'image',
  write: (product) => product.image,
  read(cell, base) {
    const src = cell.trim();
    if (src === base?.image || isPicture(src)) return { fields: { image: src } };
    return problem('must be a path of this site such as /media/… or an https address');
  },
};

const images: ProductField = {
  column: 'images',
  write: (product) => product.images.join('\n'),
  read(cell, base) {
    const list = linesOf(cell);
    const odd = list.find((src) => !base?.images.includes(src) && !isPicture(src));
    return odd === undefined
      ? { fields: { images: list } }
      : problem(`“${odd}” must be a path of this site or an https address`);
  },
};

const text = (column: 'name' | 'description', max?: number): ProductField => ({
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

const isFeatured: ProductField = {
  column: 'featured',
  write: (product) => (product.isFeatured ? 'yes' : 'no'),
  read(cell) {
    const word = cell.trim().toLowerCase();
    if (YES.includes(word)) return { fields: { isFeatured: true } };
    return NO.includes(word) ? { fields: { isFeatured: false } } : problem('must be yes or no');
  },
};

/** Told, never taken: the price is read-only in the back office (back-office.md §3). */
const price: ProductField = {
  column: 'price',
  write: (product) => String(product.price ?? ''),
  read(cell, base) {
    const isSame = cell.trim() === String(base?.price ?? '').trim();
    return isSame || (base === undefined && cell.trim() === PRICE_ON_REQUEST)
      ? { fields: {} }
      : problem('cannot be changed here; leave it as it is');
  },
};

const slug: ProductField = {
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

/** The columns of the products file after `id`, in their order. */
export const PRODUCT_FIELDS: readonly ProductField[] = [
  text('name', SHORT_TEXT_MAX),
  category,
  text('description'),
  isFeatured,
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
