import * as v from 'valibot';
import { ORDER_IDS, PAGE_IDS, SITE_ID, type Collection } from './draftEntry';

const texts = v.array(v.string());
const named = { id: v.string(), slug: v.string(), isFeatured: v.boolean() };
const category = v.looseObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  isActive: v.boolean(),
});

/** Returns the schema of an object with these text fields. */
function withTexts(...names: string[]) {
  return v.looseObject(Object.fromEntries(names.map((name) => [name, v.string()])));
}

const home = v.looseObject({
  hero: v.looseObject({
    ...withTexts('title', 'subtitle', 'subtitle2', 'cta', 'ctaLink').entries,
    images: texts,
  }),
  statistics: withTexts('deliverables', 'workingHours', 'completedProjects', 'clientsCount'),
  aboutUs: withTexts('description1', 'subtitle', 'title2', 'description2', 'image'),
  services: withTexts('description'),
  testimonials: v.looseObject({
    ...withTexts('title', 'subtitle').entries,
    cards: v.array(
      v.looseObject({
        ...withTexts('name', 'role', 'text', 'image').entries,
        id: v.optional(v.string()),
      }),
    ),
  }),
  contact: withTexts('title', 'description', 'image'),
});

const about = v.looseObject({
  hero: withTexts('description'),
  cards: v.array(
    v.looseObject({
      ...withTexts('image', 'title', 'subtitle', 'description').entries,
      id: v.optional(v.string()),
    }),
  ),
});

const link = v.optional(v.string());
const site = v.looseObject({
  brand: v.looseObject({ ...withTexts('name', 'logo').entries, tagline: link }),
  socialMedia: v.looseObject({
    facebook: link,
    instagram: link,
    twitter: link,
    linkedin: link,
    whatsapp: link,
  }),
  contact: v.looseObject({
    ...withTexts('email', 'phone', 'whatsapp', 'address').entries,
    hours: v.optional(v.string()),
  }),
  workingHours: v.array(withTexts('day', 'hours')),
  footer: v.optional(
    v.looseObject({
      copyright: v.optional(v.string()),
      groups: v.optional(
        v.array(
          v.looseObject({
            ...withTexts('title').entries,
            links: v.array(withTexts('label', 'to')),
          }),
        ),
      ),
    }),
  ),
});

const LIST_SHAPES: Partial<Record<Collection, v.GenericSchema>> = {
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
};

const repair = withTexts('file', 'path', 'json');
const order = v.looseObject({ ids: texts });

const PAGE_SHAPES = new Map<string, v.GenericSchema>([
  [PAGE_IDS.home, home],
  [PAGE_IDS.about, about],
  [PAGE_IDS.services, withTexts('description')],
]);

/** Returns the schema of the fields that the screens rely on; undefined for a record that no screen shows. */
function shapeOf(collection: Collection, id: string): v.GenericSchema | undefined {
  if (collection === 'pages') return PAGE_SHAPES.get(id);
  if (collection === 'settings') return id === SITE_ID ? site : undefined;
  if (collection === 'repairs') return repair;
  if (collection === 'orders') return ORDER_IDS.some((known) => known === id) ? order : undefined;
  return LIST_SHAPES[collection];
}

/**
 * Whether a stored record has the fields that the screens rely on, and the id under which it is stored. Null means no
 * record and is valid. Invalid records are left out and reported, because they would break their screen.
 */
export function isValidDraftRecord(collection: Collection, id: string, record: unknown): boolean {
  if (record === null) return true;
  const shape = shapeOf(collection, id);
  if (!shape || !v.is(shape, record)) return false;
  return !(collection in LIST_SHAPES) || (record as { id?: unknown }).id === id;
}
