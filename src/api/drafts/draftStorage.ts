import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { isJsonObject, withoutHostileKeys } from '@/domain/jsonObject';
import { sameJson } from '@/domain/sameJson';
import { readEntry, removeEntry, writeEntry } from '../storage/browserStorage';
import { storageFailure, type StorageFailure } from '../storage/storageFailure';
import { setAside, type BackupFailure } from './backups';
import { draftDatabase } from './draftDatabase';
import {
  COLLECTIONS,
  draftedId,
  noDrafts,
  type Collection,
  type DraftEntry,
  type Drafts,
  type Step,
} from './draftEntry';
import type { Stored } from './draftJoin';
import { isSoundRecord } from './draftShapes';
import type { HistoryState } from './draftSlices';

/** Raised when the stored form changes; a newer one is never written over. */
export const DRAFTS_VERSION = 1;

const KEY = 'drafts';
/** In local storage, which browsers clear more rarely: drafts are stored, so that their loss is seen. */
const MARK_KEY = 'slateDraftsStored';

/** What is stored: all drafts and the history, in one entry, so that they never disagree. */
export interface StoredDrafts {
  version: number;
  drafts: Drafts;
  history: HistoryState;
}

/**
 * How reading ended. `blocked`: some entries could not be read and no backup of them could be made, so that the stored
 * drafts must not be written over. `unreadable`: none could be read, and a backup of them has been made.
 */
export type ReadOutcome =
  | {
      kind: 'read';
      drafts: Drafts;
      history: HistoryState;
      dropped: number;
      isGone?: boolean;
      blocked?: BackupFailure;
    }
  | { kind: 'newer' | 'unreadable' | BackupFailure };

/** What stored drafts hold. */
type Parsed = Extract<ReadOutcome, { kind: 'read' }> | { kind: 'newer' | 'unreadable' };

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

function isSoundEntry(collection: Collection, id: string, entry: DraftEntry | null): boolean {
  return (
    !entry ||
    [entry.base, entry.draft, entry.over ?? null].every((record) =>
      isSoundRecord(collection, id, record),
    )
  );
}

/** Reads an entry by its key in its map; null where it lacks what its screen relies on. Never throws. */
export function readDraftEntry(
  collection: Collection,
  key: string,
  json: unknown,
): DraftEntry | null {
  const { success, output } = v.safeParse(entrySchema, json);
  return success && isSoundEntry(collection, draftedId(key), output) ? output : null;
}

function readMap(
  collection: Collection,
  json: unknown,
): { map: Record<string, DraftEntry>; dropped: number } {
  if (!isJsonObject(json)) return { map: {}, dropped: json === undefined ? 0 : 1 };
  const entries = Object.entries(json);
  const good = entries.flatMap(([key, value]) => {
    const entry = readDraftEntry(collection, key, value);
    return entry ? [[key, entry] as const] : [];
  });
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
export function readStored(json: unknown): Parsed {
  if (json === undefined)
    return { kind: 'read', drafts: noDrafts(), history: { done: [], undone: [] }, dropped: 0 };
  if (!isJsonObject(json) || typeof json.version !== 'number') return { kind: 'unreadable' };
  if (json.version > DRAFTS_VERSION) return { kind: 'newer' };
  let dropped = 0;
  const clean = withoutHostileKeys(json, () => (dropped += 1)) as Record<string, unknown>;
  const { drafts: stored } = clean;
  if (!isJsonObject(stored)) return { kind: 'unreadable' };
  // A collection of another version of the site would be lost with the next save.
  for (const [name, map] of Object.entries(stored))
    if (!COLLECTIONS.some((known) => known === name)) dropped += Object.keys(Object(map)).length;
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

/** Damaged drafts of which there is a backup: they may be written over. */
let backedUp: unknown;

function isDamaged(read: Parsed): boolean {
  return read.kind === 'unreadable' || (read.kind === 'read' && read.dropped > 0);
}

/**
 * Reads the drafts of this browser; a backup is made of what cannot be read. Never throws.
 * @param now ISO 8601
 */
export async function loadDrafts(now = new Date().toISOString()): Promise<ReadOutcome> {
  try {
    const json: unknown = await get(KEY, draftDatabase());
    const read = readStored(json);
    if (isDamaged(read)) {
      const blocked = await setAside(json, read.kind === 'read' ? read.dropped : undefined, now);
      if (blocked) return read.kind === 'read' ? { ...read, blocked } : { kind: blocked };
      backedUp = json;
    }
    const isGone = json === undefined && readEntry('local', MARK_KEY) !== null;
    return isGone && read.kind === 'read' ? { ...read, isGone } : read;
  } catch (error) {
    return { kind: storageFailure(error) };
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

/** What is stored must not be written over: a newer version stored it, or it is damaged and there is no backup. */
class NotReplaceable extends Error {
  readonly reason: 'newer' | 'damaged';

  constructor(reason: 'newer' | 'damaged') {
    super(reason);
    this.reason = reason;
  }
}

/** What may be built upon; null where nothing readable is stored. */
function replaceable(json: unknown): Stored | null {
  const read = readStored(json);
  if (read.kind === 'newer') throw new NotReplaceable('newer');
  if (isDamaged(read) && !sameJson(json, backedUp)) throw new NotReplaceable('damaged');
  return read.kind === 'read' && json !== undefined ? read : null;
}

/** How storing ended. */
export type StoreResult =
  { outcome: 'stored'; stored: Stored } | { outcome: StorageFailure | 'newer' | 'damaged' };

/**
 * Writes all drafts in one transaction, so that nothing that another tab stores meanwhile is written over. Never throws.
 * @param next makes what is to be stored of what is stored, which is null where nothing is
 */
export async function storeDrafts(next: (kept: Stored | null) => Stored): Promise<StoreResult> {
  const written: Stored[] = [];
  try {
    await update<unknown>(
      KEY,
      (json) => {
        const { drafts, history } = next(replaceable(json));
        written.push({ drafts, history });
        return { version: DRAFTS_VERSION, drafts, history } satisfies StoredDrafts;
      },
      draftDatabase(),
    );
    const [stored] = written;
    if (!stored) return { outcome: 'denied' };
    mark(COLLECTIONS.some((collection) => Object.keys(stored.drafts[collection]).length > 0));
    return { outcome: 'stored', stored };
  } catch (error) {
    if (error instanceof NotReplaceable) return { outcome: error.reason };
    return { outcome: storageFailure(error) };
  }
}
