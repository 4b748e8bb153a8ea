import type { AboutPage } from '@/domain/page/aboutPage';
import type { Category } from '@/domain/category/category';
import type { HomePage } from '@/domain/page/homePage';
import { isHostileKey } from '@/domain/text/jsonObject';
import type { Product } from '@/domain/product/product';
import type { Project } from '@/domain/project/project';
import type { Service, ServicesIntro } from '@/domain/service/service';
import type { Site } from '@/domain/site/site';

/** What can be edited, by collection; every collection is a slice of its own (house.md). */
export interface DraftableRecords {
  services: Service;
  products: Product;
  projects: Project;
  productCategories: Category;
  projectCategories: Category;
  /** By the ids of {@link PAGE_IDS}. */
  pages: HomePage | AboutPage | ServicesIntro;
  /** One record, by {@link SITE_ID}. */
  settings: Site;
  /** What becomes of parts of the content that cannot be read, by the ids of those. */
  repairs: Repair;
  /** By {@link ORDER_IDS}: only what is restored from the history changes them. */
  orders: ListOrder;
}

/** A part of a content file as it is written there; removed where the draft of it is null. */
export interface Repair {
  /** Under `public/data`. */
  file: string;
  /** Where in the file, without the indexes of lists: `services[]`, `hero.title`. */
  path: string;
  /** As text: nothing in it is looked at on the way. */
  json: string;
}

/** Ids in the order of a list; those that it does not name come last. */
export interface ListOrder {
  ids: string[];
}

export type Collection = keyof DraftableRecords;

export const COLLECTIONS: readonly Collection[] = [
  'services',
  'products',
  'projects',
  'productCategories',
  'projectCategories',
  'pages',
  'settings',
  'repairs',
  'orders',
];

export const PAGE_IDS = { home: 'home', about: 'about', services: 'services' } as const;
export const SITE_ID = 'site';

/** The lists whose order is published; the featured ones by the lists they are of. */
export const ORDER_IDS = [
  'services',
  'products',
  'projects',
  'productCategories',
  'projectCategories',
  'featured-services',
  'featured-products',
  'featured-projects',
] as const;

/** An unpublished edit: what it began from (null: nothing, it is new) and what it is now (null: deleted). */
export interface DraftEntry<T = unknown> {
  base: T | null;
  draft: T | null;
  /**
   * What visitors still get, where `base` has been published ahead of that; such an entry stays until they get more,
   * even where nothing is left to publish.
   */
  over?: T | null;
  /** Of a record that was brought back: where in its list it stood, from 0; without one it stands last. */
  place?: number;
}

/** Entries by {@link draftKey}. */
export type DraftMap<C extends Collection = Collection> = Record<string, DraftEntry<DraftableRecords[C]>>;

/** All unpublished edits. */
export type Drafts = { [C in Collection]: DraftMap<C> };

/** A name that could reach a prototype; keys with more marks in front must stay apart from those with fewer. */
const isMarked = (text: string) => isHostileKey(text.replace(/^~+/, ''));

/**
 * The key of a record's entry in its map: the id, marked where it is a name that no object may have as a key. Ids are any
 * text (content-contract.md, Shapes).
 */
export function draftKey(id: string): string {
  return isMarked(id) ? `~${id}` : id;
}

/** The id of the record that an entry is of, by its key; the inverse of {@link draftKey}. */
export function idOfDraftKey(key: string): string {
  return key.startsWith('~') && isMarked(key) ? key.slice(1) : key;
}

/** No edits at all. */
export function emptyDrafts(): Drafts {
  return {
    services: {},
    products: {},
    projects: {},
    productCategories: {},
    projectCategories: {},
    pages: {},
    settings: {},
    repairs: {},
    orders: {},
  };
}

/** What a record's entry was before a step and is after it; null: there was or is none. */
export interface DraftChange {
  collection: Collection;
  id: string;
  before: DraftEntry | null;
  after: DraftEntry | null;
}

/** One thing the administrator did; it can be taken back as one. */
export interface UndoStep {
  id: string;
  /** In plain words, such as `Product “Cine Zoom” changed`. */
  label: string;
  /** ISO 8601. */
  at: string;
  changes: DraftChange[];
}
