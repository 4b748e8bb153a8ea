import type { AboutPage } from '@/domain/aboutPage';
import type { Category } from '@/domain/category';
import type { HomePage } from '@/domain/homePage';
import type { Product } from '@/domain/product';
import type { Project } from '@/domain/project';
import type { Service, ServicesIntro } from '@/domain/service';
import type { Site } from '@/domain/site';

/** What can be edited, by collection; every collection is a slice of its own (house.md). */
export interface Draftable {
  services: Service;
  products: Product;
  projects: Project;
  productCategories: Category;
  projectCategories: Category;
  /** By the ids of {@link PAGE_IDS}. */
  pages: HomePage | AboutPage | ServicesIntro;
  /** One record, by {@link SITE_ID}. */
  settings: Site;
}

export type Collection = keyof Draftable;

export const COLLECTIONS: readonly Collection[] = [
  'services',
  'products',
  'projects',
  'productCategories',
  'projectCategories',
  'pages',
  'settings',
];

export const PAGE_IDS = { home: 'home', about: 'about', services: 'services' } as const;
export const SITE_ID = 'site';

/** An unpublished edit: what it began from (null: nothing, it is new) and what it is now (null: deleted). */
export interface DraftEntry<T = unknown> {
  base: T | null;
  draft: T | null;
}

export type DraftMap<C extends Collection = Collection> = Record<string, DraftEntry<Draftable[C]>>;

/** All unpublished edits. */
export type Drafts = { [C in Collection]: DraftMap<C> };

/** No edits at all. */
export function noDrafts(): Drafts {
  return {
    services: {},
    products: {},
    projects: {},
    productCategories: {},
    projectCategories: {},
    pages: {},
    settings: {},
  };
}

/** What a record's entry was before a step and is after it; null: there was or is none. */
export interface Change {
  collection: Collection;
  id: string;
  before: DraftEntry | null;
  after: DraftEntry | null;
}

/** One thing the administrator did; it can be taken back as one. */
export interface Step {
  id: string;
  /** In plain words, such as `Product “Cine Zoom” changed`. */
  label: string;
  /** ISO 8601. */
  at: string;
  changes: Change[];
}
