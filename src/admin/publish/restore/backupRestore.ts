import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { newId } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { findNewViolation, applyDraftChanges } from '../../drafts/ruleViolations';
import {
  COLLECTIONS,
  draftKey,
  type DraftChange,
  type Collection,
  type DraftEntry,
  type Drafts,
} from '../../drafts/draftEntry';
import { persistDrafts } from '../../drafts/storage/draftPersistence';
import { draftsChanged } from '../../drafts/draftSlices';
import { publishedRecord, type EditOutcome, type EditingThunk } from '../../drafts/editing';
import { salvage, type LostEntry, type SalvagedEntry } from '../../drafts/backups/salvage';
import { workingCopy } from '../../drafts/workingCopy';
import { labelRecord } from '../changes/recordLabels';
import { wordsOf } from './restore';

/** A record of a backup that can be restored. */
export interface RestorableRecord {
  /** Such as `Product “Cine Zoom”`. */
  name: string;
  change: DraftChange;
}

/** What restoring a backup would do. */
export interface BackupContents {
  /** Records without unpublished changes now. */
  open: RestorableRecord[];
  /** Records that have other unpublished changes now, which would be replaced. */
  changed: RestorableRecord[];
  /** Names of records that are as they were already. */
  same: string[];
  /** Names of entries that cannot be read. */
  lost: string[];
}

function nameOfLost({ collection, id, value }: LostEntry): string {
  const known = COLLECTIONS.find((name) => name === collection);
  if (!known || id === '') return [collection, id].filter(Boolean).join(': ');
  const { draft, base } = Object(value) as { draft?: unknown; base?: unknown };
  const record = [draft, base].find(isJsonObject);
  return labelRecord(known, id, record).full;
}

/** The entry as it is restored: on what is published now, where what it began from is not known. */
function restoredEntry({ entry, isBaseLost }: SalvagedEntry, live: unknown): DraftEntry {
  const { base, draft, place } = entry;
  return { base: isBaseLost ? live : base, draft, ...(place !== undefined && { place }) };
}

function entryOf(drafts: Drafts, collection: Collection, id: string): DraftEntry | null {
  const map: Record<string, DraftEntry> = drafts[collection];
  const key = draftKey(id);
  return Object.hasOwn(map, key) ? (map[key] ?? null) : null;
}

/** What of a backup can be restored. Never throws. */
export function backupContents(raw: unknown, drafts: Drafts, published: Content): BackupContents {
  const { entries, lost } = salvage(raw);
  const found: BackupContents = { open: [], changed: [], same: [], lost: lost.map(nameOfLost) };
  for (const salvaged of entries) {
    const { collection, id } = salvaged;
    const live = publishedRecord(published, collection, id);
    const after = restoredEntry(salvaged, live);
    const before = entryOf(drafts, collection, id);
    const name = labelRecord(collection, id, after.draft ?? after.base ?? live).full;
    const now = before ? before.draft : live;
    if (sameJson(now, after.draft)) found.same.push(name);
    else
      found[before ? 'changed' : 'open'].push({ name, change: { collection, id, before, after } });
  }
  return found;
}

/** How restoring a backup ended; `refused` names what would have broken a rule, and which. */
export interface BackupOutcome {
  restored: string[];
  refused: string[];
  step: EditOutcome['step'];
  kept: EditOutcome['kept'];
}

/** The records that break no rule, and what each of the others would break, in words. */
function allowed(records: readonly RestorableRecord[], drafts: Drafts, published: Content) {
  const taken: RestorableRecord[] = [];
  const contentWith = (added: readonly RestorableRecord[]) => {
    const changes = [...taken, ...added].map(({ change }) => change);
    return workingCopy(published, applyDraftChanges(drafts, changes, 'after'));
  };
  const brokenBy = (added: readonly RestorableRecord[]) =>
    findNewViolation(contentWith([]), contentWith(added));
  const takeOneByOne = (waiting: readonly RestorableRecord[]) =>
    waiting.filter((record) => {
      const isBroken = brokenBy([record]) !== undefined;
      if (!isBroken) taken.push(record);
      return isBroken;
    });
  let waiting: readonly RestorableRecord[] = records;
  let count: number;
  do {
    count = waiting.length;
    // Records may need each other, as a category and what is in it.
    const isWhole = brokenBy(waiting) === undefined;
    if (isWhole) taken.push(...waiting);
    waiting = isWhole ? [] : takeOneByOne(waiting);
  } while (waiting.length > 0 && waiting.length < count);
  const refused = waiting.flatMap((record) => {
    const broken = brokenBy([record]);
    return broken ? [`${record.name}: ${wordsOf(broken)}`] : [];
  });
  return { taken, refused };
}

/**
 * Restores records of a backup as unpublished changes, in one step that can be undone. One that would break a rule that
 * is kept now, such as a limit, is left out.
 * @param now ISO 8601
 */
export function restoreBackup(
  records: readonly RestorableRecord[],
  published: Content,
  now: string,
): EditingThunk<Promise<BackupOutcome>> {
  return async (dispatch, getState) => {
    const { drafts } = getState();
    const { isFollowing, status } = drafts.keeping;
    const outcome: BackupOutcome = { restored: [], refused: [], step: null, kept: 'refused' };
    if (isFollowing || status === 'reading') return outcome;
    const { taken, refused } = allowed(records, drafts, published);
    outcome.refused = refused;
    outcome.restored = taken.map(({ name }) => name);
    const changes = taken.map(({ change }) => change);
    if (changes.length === 0) return { ...outcome, kept: 'stored' };
    const label = `Restored from a backup: ${formatCount(changes.length, 'change')}`;
    const step = { id: newId('step-', Math.random), label, at: now, changes };
    dispatch(draftsChanged(step));
    return { ...outcome, step, kept: await dispatch(persistDrafts()) };
  };
}
