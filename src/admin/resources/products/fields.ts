import * as v from 'valibot';
import { company } from '@/domain/company/company';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Product } from '@/domain/product/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { isReservedFileName } from '@/domain/text/reservedFileName';
import { PRICE_ON_REQUEST } from '@/domain/text/price';
import { isPathSegment } from '@/domain/text/slug';
import { baseOf, fields, type RecordField } from '../../fields/field';
import { featured, productIds } from '../../fields/kinds/choice';
import { count, fixed, money, number, maybeUnknown } from '../../fields/kinds/number';
import { optional } from '../../fields/kinds/wrappers';
import { image, images } from '../../fields/kinds/picture';
import { lines, longText, shortText } from '../../fields/kinds/text';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_MB,
  imageSizeText,
  type PictureRules,
} from '../../forms/pictures/pictureRules';
import { productCategory } from './productCategory';

const IMAGE_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: IMAGE_MAX_BYTES,
  typeText: () => 'Please upload a valid image file (JPEG or PNG)',
  sizeText: imageSizeText,
};

/** Its input is whether it follows a new name, by which links to the old URL stop working, or the slug of a file. */
const pageUrl: RecordField<'slug', boolean | string, string> = {
  ...baseOf('slug', { label: 'Update the URL to match the name' }),
  toInput: () => false,
  schema: () => v.union([v.boolean(), v.string()]),
  fromInput(input, { value = '', context }, { name }) {
    if (typeof input === 'string') return input;
    return input ? context.freeSlug(String(name)) : value;
  },
  shown: { as: 'own' },
  csv: {
    column: 'slug',
    write: String,
    // An empty cell keeps the slug.
    read(cell) {
      const slug = cell.trim();
      if (slug === '') return {};
      if (isReservedFileName(slug))
        return { problem: 'is a name that Windows reserves; use another slug' };
      return isPathSegment(slug)
        ? { input: slug }
        : { problem: 'is not a valid slug; use letters, digits and dashes' };
    },
  },
  text: String,
};

/** Number of images after the main one. More that are stored may stay. */
const MORE_IMAGES = 3;

/** All images, of which the main one can be one. */
const moreImages = {
  ...images('images', {
    label: 'More pictures',
    gallery: {
      rules: IMAGE_RULES,
      ratio: [4, 3],
      hint: `Shown after the product image. Up to ${MORE_IMAGES}, JPG or PNG, each up to ${IMAGE_MAX_MB} MB.`,
      max: MORE_IMAGES,
      countText: `At most ${MORE_IMAGES} more pictures are possible`,
    },
  }),
  // Its input limits those that are added, in a file there may be more.
  schema: images('images').schema,
};

export const productFields = fields<Product>()([
  shortText('name', {
    label: 'Product name',
    required: 'Name is required',
    max: SHORT_TEXT_MAX,
    html: { autoComplete: 'off' },
    column: 'title',
    isSearched: true,
  }),
  pageUrl,
  productCategory('category', { column: 'line', isSearched: true }),
  longText('description', {
    required: 'Description is required',
    rows: 5,
    isSearched: true,
  }),
  image('image', {
    label: 'Product image',
    required: 'Image is required',
    rules: IMAGE_RULES,
    ratio: [4, 3],
    hint: `JPG or PNG, up to ${IMAGE_MAX_MB} MB`,
    column: 'image',
  }),
  moreImages,
  lines('specs', {
    itemLabel: 'Specification',
    addLabel: 'Add specification',
    required: 'Enter a specification or remove this line',
    placeholder: 'Weight: 0.9 kg',
    hint: 'Enter one “Label: value” pair per line. At least one is required.',
  }),
  lines('included', {
    itemLabel: 'Item',
    addLabel: 'Add item',
    isSearched: true,
  }),
  optional(
    lines('keywords', {
      itemLabel: 'Keyword',
      addLabel: 'Add keyword',
      hint: 'Other words by which visitors find the product, such as “wedding”.',
      isSearched: true,
    }),
  ),
  maybeUnknown(count('stock')),
  optional(
    money('dailyRate', {
      hint: `In ${company.currency}. Empty for a price on request.`,
      csv: 'daily rate',
      isBeside: true,
    }),
  ),
  fixed('price', PRICE_ON_REQUEST, {
    hint: 'Prices are available on request and cannot be edited here.',
    isBeside: true,
  }),
  optional(
    productIds('goesWith', {
      hint: 'Shown on the page of the product.',
      csv: 'goes well with',
    }),
  ),
  optional(
    productIds('needs', {
      hint: 'The cart names these products if they are missing.',
    }),
  ),
  number('rating', { isWhole: false }),
  number('reviews', { isWhole: true }),
  featured({ label: 'Feature this product', limit: FEATURED_LIMITS.products }),
]);
