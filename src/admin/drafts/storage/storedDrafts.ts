import * as v from 'valibot';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import type { BackupFailure } from '../state/statusSlice';
import {
  COLLECTIONS,
  createDrafts,
  idOfDraftKey,
  emptyDrafts,
  type DraftMap,
  type Collection,
  type DraftableRecords,
  type DraftEntry,
  type Drafts,
  type UndoStep,
} from '../state/draftEntry';
import { isValidDraftRecord } from '../state/draftSchemas';
import type { HistoryState } from '../state/draftSlices';

/** Increased when the stored format changes; drafts of a newer version are never overwritten. */
export const DRAFTS_VERSION = 1;

/** All drafts and the history. They are stored in one entry, so that they are always consistent. */
export interface StoredDrafts {
  version: number;
  /** Changes when the browser has deleted the drafts and new ones are stored. */
  storeId: string;
  drafts: Drafts;
  history: HistoryState;
}

/**
 * The result of reading. `blocked`: some entries could not be read or backed up, so the stored drafts must not be
 * overwritten. `unreadable`: no entry could be read, and a backup has been made.
 */
export type ReadOutcome =
  | {
      kind: 'read';
      drafts: Drafts;
      history: HistoryState;
      storeId?: string | undefined;
      dropped: number;
      isGone?: boolean;
      blocked?: BackupFailure;
    }
  | { kind: 'newer' | 'unreadable' | BackupFailure };

/** The parsed content of stored drafts. */
export type ParsedDrafts =
  Extract<ReadOutcome, { kind: 'read' }> | { kind: 'newer' | 'unreadable' };

const entrySchema = v.object({
  base: v.nullable(v.record(v.string(), v.unknown())),
  draft: v.nullable(v.record(v.string(), v.unknown())),
  over: v.exactOptional(v.nullable(v.record(v.string(), v.unknown()))),
  place: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const changeSchema = v.object({
  collection: v.picklist(COLLECTIONS),
  id: v.string(),
  before: v.nullable(entrySchema),
  after: v.nullable(entrySchema),
});

const stepSchema = v.object({
  id: v.string(),
  label: v.string(),
  at: v.string(),
  changes: v.array(changeSchema),
  isInput: v.optional(v.boolean()),
});

/** Whether the records of an entry have the fields that their screen relies on. */
function isValidEntry<C extends Collection>(
  collection: C,
  id: string,
  entry: DraftEntry,
): entry is DraftEntry<DraftableRecords[C]> {
  return [entry.base, entry.draft, entry.over ?? null].every((record) =>
    isValidDraftRecord(collection, id, record),
  );
}

/** Reads an entry by its key in its map; null if it lacks fields that its screen relies on. Never throws. */
export function readDraftEntry<C extends Collection>(
  collection: C,
  key: string,
  json: unknown,
): DraftEntry<DraftableRecords[C]> | null {
  const { success, output } = v.safeParse(entrySchema, json);
  if (!success) return null;
  const entry: DraftEntry = output;
  return isValidEntry(collection, idOfDraftKey(key), entry) ? entry : null;
}

function readMap<C extends Collection>(
  collection: C,
  json: unknown,
): { map: DraftMap<C>; dropped: number } {
  if (!isJsonObject(json)) return { map: {}, dropped: json === undefined ? 0 : 1 };
  const entries = Object.entries(json);
  const good = entries.flatMap(([key, value]) => {
    const entry = readDraftEntry(collection, key, value);
    return entry ? [[key, entry] as const] : [];
  });
  return { map: Object.fromEntries(good), dropped: entries.length - good.length };
}

function readSteps(json: unknown): UndoStep[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((step) => {
    const { success, output } = v.safeParse(stepSchema, step);
    const isWhole =
      success &&
      output.changes.every(({ collection, id, before, after }) =>
        [before, after].every((entry) => !entry || isValidEntry(collection, id, entry)),
      );
    return isWhole ? [output] : [];
  });
}

/** Parses stored drafts. Invalid entries are left out and counted, including keys that reach a prototype. */
export function readStored(json: unknown): ParsedDrafts {
  if (json === undefined)
    return { kind: 'read', drafts: emptyDrafts(), history: { done: [], undone: [] }, dropped: 0 };
  if (!isJsonObject(json) || typeof json.version !== 'number') return { kind: 'unreadable' };
  if (json.version > DRAFTS_VERSION) return { kind: 'newer' };
  let dropped = 0;
  const clean = withoutHostileKeys(json, () => (dropped += 1)) as Record<string, unknown>;
  const { drafts: stored } = clean;
  if (!isJsonObject(stored)) return { kind: 'unreadable' };
  // Collections of another version of the site would be lost with the next save.
  for (const [name, map] of Object.entries(stored))
    if (!COLLECTIONS.some((known) => known === name)) dropped += Object.keys(Object(map)).length;
  const drafts = createDrafts((collection) => {
    const read = readMap(collection, stored[collection]);
    dropped += read.dropped;
    return read.map;
  });
  const history = isJsonObject(clean.history) ? clean.history : {};
  return {
    kind: 'read',
    drafts,
    storeId: typeof clean.storeId === 'string' ? clean.storeId : undefined,
    history: { done: readSteps(history.done), undone: readSteps(history.undone) },
    dropped,
  };
}
