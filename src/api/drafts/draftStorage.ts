import { createStore, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { isJsonObject, withoutHostileKeys } from '@/domain/jsonObject';
import { readEntry, removeEntry, writeEntry } from '../storage/browserStorage';
import {
  COLLECTIONS,
  draftedId,
  noDrafts,
  type Collection,
  type DraftEntry,
  type Drafts,
  type Step,
} from './draftEntry';
import { isSoundRecord } from './draftShapes';
import type { HistoryState } from './draftSlices';

/** Raised when the stored form changes; a newer one is never written over. */
export const DRAFTS_VERSION = 1;

const KEY = 'drafts';
/** Where what could not be read is put aside. */
const BACKUP_KEY = 'drafts.bak';
/** In local storage, which browsers clear more rarely: drafts are stored, so that their loss is seen. */
const MARK_KEY = 'slateDraftsStored';

/** What is stored: all drafts and the history, in one entry, so that they never disagree. */
export interface StoredDrafts {
  version: number;
  drafts: Drafts;
  history: HistoryState;
}

/** How reading ended. */
export type ReadOutcome =
  | { kind: 'read'; drafts: Drafts; history: HistoryState; dropped: number; isGone?: boolean }
  | { kind: 'denied' | 'newer' | 'unreadable' };

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
});

let database: UseStore | undefined;

function store(): UseStore {
  database ??= createStore('slate-drafts', 'entries');
  return database;
}

function isSoundEntry(collection: Collection, id: string, entry: DraftEntry | null): boolean {
  return (
    !entry ||
    [entry.base, entry.draft, entry.over ?? null].every((record) =>
      isSoundRecord(collection, id, record),
    )
  );
}

function readMap(
  collection: Collection,
  json: unknown,
): { map: Record<string, DraftEntry>; dropped: number } {
  if (!isJsonObject(json)) return { map: {}, dropped: json === undefined ? 0 : 1 };
  const entries = Object.entries(json).map(
    ([key, entry]) => [key, v.safeParse(entrySchema, entry)] as const,
  );
  const good = entries.flatMap(([key, { success, output }]) =>
    success && isSoundEntry(collection, draftedId(key), output)
      ? [[key, output as DraftEntry] as const]
      : [],
  );
  return { map: Object.fromEntries(good), dropped: entries.length - good.length };
}

function readSteps(json: unknown): Step[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((step) => {
    const { success, output } = v.safeParse(stepSchema, step);
    const isWhole =
      success &&
      output.changes.every(({ collection, id, before, after }) =>
        [before, after].every((entry) => isSoundEntry(collection, id, entry)),
      );
    return isWhole ? [output] : [];
  });
}

/** Reads what was stored: bad entries are left out and counted, keys that reach a prototype too. */
export function readStored(json: unknown): ReadOutcome {
  if (json === undefined)
    return { kind: 'read', drafts: noDrafts(), history: { done: [], undone: [] }, dropped: 0 };
  if (!isJsonObject(json) || typeof json.version !== 'number') return { kind: 'unreadable' };
  if (json.version > DRAFTS_VERSION) return { kind: 'newer' };
  let dropped = 0;
  const clean = withoutHostileKeys(json, () => (dropped += 1)) as Record<string, unknown>;
  const stored = isJsonObject(clean.drafts) ? clean.drafts : {};
  const maps = COLLECTIONS.map((collection) => {
    const read = readMap(collection, stored[collection]);
    dropped += read.dropped;
    return [collection, read.map] as const;
  });
  const history = isJsonObject(clean.history) ? clean.history : {};
  return {
    kind: 'read',
    drafts: Object.fromEntries(maps) as unknown as Drafts,
    history: { done: readSteps(history.done), undone: readSteps(history.undone) },
    dropped,
  };
}

/** Reads the drafts of this browser; what cannot be read is put aside first. Never throws. */
export async function loadDrafts(): Promise<ReadOutcome> {
  try {
    const json: unknown = await get(KEY, store());
    const outcome = readStored(json);
    const isDamaged = outcome.kind === 'unreadable' || (outcome.kind === 'read' && outcome.dropped);
    if (isDamaged) await set(BACKUP_KEY, json, store());
    const isGone = json === undefined && readEntry('local', MARK_KEY) !== null;
    return isGone && outcome.kind === 'read' ? { ...outcome, isGone } : outcome;
  } catch {
    return { kind: 'denied' };
  }
}

/** Nobody is told a second time that drafts are gone. */
export function forgetStoredMark(): void {
  removeEntry('local', MARK_KEY);
}

function mark(hasDrafts: boolean): void {
  if (hasDrafts) writeEntry('local', MARK_KEY, '1');
  else removeEntry('local', MARK_KEY);
}

/** Writes all drafts in one transaction. Never throws; says how it went. */
export async function storeDrafts(
  drafts: Drafts,
  history: HistoryState,
): Promise<'stored' | 'full' | 'denied'> {
  const entry: StoredDrafts = { version: DRAFTS_VERSION, drafts, history };
  try {
    await set(KEY, entry, store());
    mark(COLLECTIONS.some((collection) => Object.keys(drafts[collection]).length > 0));
    return 'stored';
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'full' : 'denied';
  }
}
