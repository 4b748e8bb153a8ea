import * as v from 'valibot';
import type { Collection } from './draftEntry';

const texts = v.array(v.string());
const named = { id: v.string(), slug: v.string(), isFeatured: v.boolean() };
const category = v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  isActive: v.boolean(),
});
const page = v.looseObject({});

/**
 * What the screens rely on in a stored record, by collection: what lacks it is left out and reported,
 * instead of a screen that opens no more (faults.md, Wrong shape).
 */
export const DRAFT_SHAPES: Record<Collection, v.GenericSchema> = {
  services: v.looseObject({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    isFeatured: v.boolean(),
  }),
  products: v.looseObject({
    ...named,
    name: v.string(),
    image: v.string(),
    description: v.string(),
    category: v.looseObject({ name: v.string(), slug: v.string() }),
    specs: texts,
    included: texts,
    stock: v.number(),
  }),
  projects: v.looseObject({
    ...named,
    title: v.string(),
    image: v.string(),
    category: texts,
    gallery: texts,
    details: texts,
  }),
  productCategories: category,
  projectCategories: category,
  pages: page,
  settings: page,
  orders: v.looseObject({ ids: texts }),
};
