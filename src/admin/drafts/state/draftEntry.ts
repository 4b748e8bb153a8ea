import type { AboutPageContent } from '@/domain/page/aboutSchema';
import {
  SINGLE_FILE_LIST_NAMES,
  type ListName,
  type SingleFileRecords,
} from '@/domain/content/singleFileLists';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { isHostileKey } from '@/domain/text/jsonObject';
import type { Product } from '@/domain/product/schema';
import type { Project } from '@/domain/project/schema';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import type { RentalRequest } from '@/domain/rental/schema';
import type { Service, ServicesIntro } from '@/domain/service/schema';
import type { Site } from '@/domain/site/schema';

/** The editable records by collection. Every collection has its own slice. */
export interface DraftableRecords extends SingleFileRecords {
  services: Service;
  products: Product;
  projects: Project;
  /** By the IDs of {@link PAGE_IDS}. */
  pages: HomePageContent | AboutPageContent | ServicesIntro | RentalTerms;
  /** One record, by {@link SITE_ID}. */
  settings: Site;
  /** By {@link ORDER_IDS}. */
  orders: ListOrder;
}

/** IDs in the order of a list; records that are not named come last. */
export interface ListOrder {
  ids: string[];
}

export type Collection = keyof DraftableRecords;

/** The collections that are lists of the content. The others are single records. */
export const LIST_NAMES: readonly ListName[] = [
  'services',
  'products',
  'projects',
  ...SINGLE_FILE_LIST_NAMES,
];

export const COLLECTIONS: readonly Collection[] = [...LIST_NAMES, 'pages', 'settings', 'orders'];

export const PAGE_IDS = {
  home: 'home',
  about: 'about',
  services: 'services',
  rental: 'rental',
} as const;
export const SITE_ID = 'site';

/**
 * The lists whose order is published. The featured ones are named by the list that they belong to. The order of holds
 * and topics means nothing.
 */
export const ORDER_IDS: readonly string[] = [
  ...LIST_NAMES.filter((name) => name !== 'holds' && name !== 'topics'),
  'featured-services',
  'featured-products',
  'featured-projects',
];

/** An unpublished edit: the record on which it is based (null: new) and its current state (null: deleted). */
export interface DraftEntry<T = unknown> {
  base: T | null;
  draft: T | null;
  /**
   * The live value, if `base` was published but is not live yet. Such an entry is kept until a newer value is live,
   * even if nothing is left to publish.
   */
  over?: T | null;
  /** For a restored record: its former index in the list, from 0. Without it the record comes last. */
  place?: number;
}

/** Entries by {@link draftKey}. */
export type DraftMap<C extends Collection = Collection> = Record<
  string,
  DraftEntry<DraftableRecords[C]>
>;

/** All unpublished edits. */
export type Drafts = { [C in Collection]: DraftMap<C> };

/**
 * Whether a name could reach a prototype. Leading marks are ignored, so that keys with different numbers of marks stay
 * distinct.
 */
const isMarked = (text: string) => isHostileKey(text.replace(/^~+/, ''));

/**
 * Returns the key of a record’s entry in its map: the ID, with a mark if an object must not have it as a key. IDs are
 * arbitrary text.
 */
export function draftKey(id: string): string {
  return isMarked(id) ? `~${id}` : id;
}

/** Returns the ID of a record from the key of its entry; the inverse of {@link draftKey}. */
export function idOfDraftKey(key: string): string {
  return key.startsWith('~') && isMarked(key) ? key.slice(1) : key;
}

/** Returns drafts whose entries are created for each collection. */
export function createDrafts(
  entriesOf: <C extends Collection>(collection: C) => DraftMap<C>,
): Drafts {
  const maps = COLLECTIONS.map((collection) => [collection, entriesOf(collection)] as const);
  return Object.fromEntries(maps) as Drafts;
}

/** Returns drafts without any edit. */
export function emptyDrafts(): Drafts {
  return createDrafts(() => ({}));
}

/** The entry of a record before and after a step; null: no entry. */
export interface DraftChange {
  collection: Collection;
  id: string;
  before: DraftEntry | null;
  after: DraftEntry | null;
}

/** A rental request before and after a step; null where it does not exist. */
export interface RequestChange {
  reference: string;
  before: RentalRequest | null;
  after: RentalRequest | null;
}

/** One action of the administrator, which is undone as a whole. */
export interface UndoStep {
  id: string;
  /** Description for the administrator, such as `Product “Cine Zoom” changed`. */
  label: string;
  /** ISO 8601. */
  at: string;
  changes: DraftChange[];
  /** Whether it is input that was saved while it was typed. */
  isInput?: boolean;
  /** The rental requests of a step of the desk, which has no other changes, and its label. */
  desk?: { label: string; changes: readonly RequestChange[] };
}

/** Returns the text that describes a step to the administrator. */
export const stepLabel = ({ label, desk }: UndoStep): string => desk?.label ?? label;

/** Steps that can be undone, oldest first, and steps that can be redone, next first. */
export interface HistoryState {
  done: UndoStep[];
  undone: UndoStep[];
}
