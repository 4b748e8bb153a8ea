import { type Collection, type Entities, COLLECTIONS } from '@/domain/content/contentModel';
import type { RentalRequest } from '@/domain/rental/schema';

/** An unpublished edit: the record on which it is based (null: new) and its current state (null: deleted). */
export interface DraftEntry<T = unknown> {
  base: T | null;
  draft: T | null;
}

/** Entries by ID, which is any text: they are read with `Object.hasOwn`, and never assigned. */
export type DraftMap<C extends Collection = Collection> = Record<string, DraftEntry<Entities[C]>>;

export type Drafts = { [C in Collection]: DraftMap<C> };

/** A file that the branch has and visitors do not get yet. */
interface PendingFile {
  /** Hashes of what visitors and the branch had. The file counts while visitors get one of them. */
  before: string[];
  /** Its JSON now; null: it is deleted. */
  after: unknown;
}

export interface Pending {
  /** By path under `public/data`. */
  files: Record<string, PendingFile>;
  /** References of the draft images that the files name as uploads. Visitors do not get these yet, either. */
  media: string[];
  /** The publication of this browser that is awaited. Missing if only others have published. */
  publication?: { id: string; at: string };
}

export function createDrafts(
  entriesOf: <C extends Collection>(collection: C) => DraftMap<C>,
): Drafts {
  const maps = COLLECTIONS.map((collection) => [collection, entriesOf(collection)] as const);
  return Object.fromEntries(maps) as Drafts;
}

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

export const stepLabel = ({ label, desk }: UndoStep): string => desk?.label ?? label;

/** Steps that can be undone, oldest first, and steps that can be redone, next first. */
export interface UndoHistory {
  done: UndoStep[];
  undone: UndoStep[];
}

/** Returns the entries of a collection after some changes, or before them; the same object if they change none. */
export function changedEntries<C extends Collection>(
  collection: C,
  entries: DraftMap<C>,
  changes: readonly DraftChange[],
  side: 'before' | 'after',
): DraftMap<C> {
  const own = changes.filter((change) => change.collection === collection);
  if (own.length === 0) return entries;
  const next = new Map(Object.entries(entries));
  // Undo in reverse order, because a step may contain a record twice.
  for (const change of side === 'before' ? own.toReversed() : own) {
    // A change contains records of the collection that it names.
    const entry = change[side] as DraftEntry<Entities[C]> | null;
    if (entry) next.set(change.id, entry);
    else next.delete(change.id);
  }
  return Object.fromEntries(next);
}

/** Collections without changes keep their object, so that the selectors of others are not recomputed. */
export function applyDraftChanges(
  drafts: Drafts,
  changes: readonly DraftChange[],
  side: 'before' | 'after',
): Drafts {
  return createDrafts((collection) =>
    changedEntries(collection, drafts[collection], changes, side),
  );
}
