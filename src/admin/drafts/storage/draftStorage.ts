import { nanoid } from '@reduxjs/toolkit';
import { get, update } from 'idb-keyval';
import { sameJson } from '@/domain/text/sameJson';
import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import { saveBackup } from './backups';
import { draftDatabase } from './draftDatabase';
import { COLLECTIONS } from '../state/draftEntry';
import { withLostDrafts, type DraftsSnapshot } from './mergeDrafts';
import {
  DRAFTS_VERSION,
  readStored,
  type ParsedDrafts,
  type ReadOutcome,
  type StoredDrafts,
} from './storedDrafts';

const KEY = 'drafts';
/**
 * Marks in local storage that drafts are stored. Browsers clear local storage more rarely, so the loss of drafts is
 * detected.
 */
const MARK_KEY = 'slateDraftsStored';

/** Damaged drafts that have been backed up, so that they may be overwritten. */
let backedUp: unknown;

function isDamaged(read: ParsedDrafts): boolean {
  return read.kind === 'unreadable' || (read.kind === 'read' && read.dropped > 0);
}

/**
 * Reads the drafts of this browser, and backs up drafts that cannot be read. Never throws.
 * @param now ISO 8601
 */
export async function loadDrafts(now = new Date().toISOString()): Promise<ReadOutcome> {
  try {
    const json: unknown = await get(KEY, draftDatabase());
    const read = readStored(json);
    if (isDamaged(read)) {
      const blocked = await saveBackup(json, read.kind === 'read' ? read.dropped : undefined, now);
      if (blocked) return read.kind === 'read' ? { ...read, blocked } : { kind: blocked };
      backedUp = json;
    }
    const isGone = json === undefined && readEntry('local', MARK_KEY) !== null;
    return isGone && read.kind === 'read' ? { ...read, isGone } : read;
  } catch (error) {
    return { kind: storageFailure(error) };
  }
}

/** Removes the mark, so that the loss of the drafts is reported only once. */
export function clearStoredMark(): void {
  removeEntry('local', MARK_KEY);
}

function mark(hasDrafts: boolean): void {
  if (hasDrafts) writeEntry('local', MARK_KEY, '1');
  else removeEntry('local', MARK_KEY);
}

/**
 * Thrown if the stored drafts must not be overwritten: a newer version stored them, or they are damaged without a
 * backup.
 */
class NotReplaceableError extends Error {
  readonly reason: 'newer' | 'damaged';

  constructor(reason: 'newer' | 'damaged') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Returns the stored drafts that a write may replace; null if none of them can be read.
 * @throws NotReplaceableError
 */
function replaceable(json: unknown): DraftsSnapshot | null {
  const read = readStored(json);
  if (read.kind === 'newer') throw new NotReplaceableError('newer');
  if (isDamaged(read) && !sameJson(json, backedUp)) throw new NotReplaceableError('damaged');
  return read.kind === 'read' && json !== undefined ? read : null;
}

const hasAny = ({ drafts }: DraftsSnapshot): boolean =>
  COLLECTIONS.some((collection) => Object.keys(drafts[collection]).length > 0);

/** Returns the entry of drafts, which keep the ID of their store. */
function entryOf({ drafts, history, storeId = nanoid() }: DraftsSnapshot): StoredDrafts {
  return { version: DRAFTS_VERSION, storeId, drafts, history };
}

/**
 * Writes back drafts that the browser has deleted since this tab read them. Never throws.
 * @param known the drafts as this tab last read or wrote them
 * @returns whether some were written back, or why the lost ones could not be
 */
export async function restoreLostDrafts(
  known: DraftsSnapshot,
): Promise<'none lost' | 'restored' | StorageFailure> {
  const lostIn = (json: unknown) => withLostDrafts(replaceable(json), known);
  try {
    if (!lostIn(await get(KEY, draftDatabase()))) return 'none lost';
  } catch {
    // What cannot be read is not known to be lost.
    return 'none lost';
  }
  try {
    await update<unknown>(
      KEY,
      (json) => {
        const whole = lostIn(json);
        return whole ? entryOf(whole) : json;
      },
      draftDatabase(),
    );
    mark(hasAny(known));
    return 'restored';
  } catch (error) {
    return storageFailure(error);
  }
}

/** The result of storing. */
export type StoreResult =
  { outcome: 'stored'; stored: DraftsSnapshot } | { outcome: StorageFailure | 'newer' | 'damaged' };

/**
 * Writes all drafts in one transaction, so that concurrent changes of another tab are not overwritten. Never throws.
 * @param next returns the drafts to store, given the stored ones (null if there are none)
 */
export async function storeDrafts(
  next: (stored: DraftsSnapshot | null) => DraftsSnapshot,
): Promise<StoreResult> {
  const written: DraftsSnapshot[] = [];
  try {
    await update<unknown>(
      KEY,
      (json) => {
        const stored = replaceable(json);
        const { drafts, history } = next(stored);
        const entry = entryOf({ drafts, history, storeId: stored?.storeId });
        written.push({ drafts, history, storeId: entry.storeId });
        return entry;
      },
      draftDatabase(),
    );
    const [stored] = written;
    if (!stored) return { outcome: 'denied' };
    mark(hasAny(stored));
    return { outcome: 'stored', stored };
  } catch (error) {
    if (error instanceof NotReplaceableError) return { outcome: error.reason };
    return { outcome: storageFailure(error) };
  }
}
