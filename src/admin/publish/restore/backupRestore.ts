import type { Content } from '@/domain/content/content';
import { newId } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { applyDraftChanges } from '../../drafts/state/applyDraftChanges';
import { findNewViolation, type RuleViolation } from '../../drafts/ruleViolations';
import {
  COLLECTIONS,
  type DraftChange,
  type DraftEntry,
  type Drafts,
} from '../../drafts/state/draftEntry';
import { persistDrafts } from '../../drafts/storage/draftPersistence';
import { draftsChanged } from '../../drafts/state/draftSlices';
import type { EditOutcome, EditingThunk } from '../../drafts/editThunks';
import { entryOf, publishedRecord } from '../../drafts/draftChanges';
import { salvage, type LostEntry, type SalvagedEntry } from '../../drafts/storage/salvage';
import { workingCopy } from '../../drafts/content/workingCopy';
import { labelRecord } from '../changes/recordLabels';
import { backupLabel } from './restoreMessages';
import { selectDrafts } from '../../drafts/state/draftsReducer';

/** A record of a backup that can be restored. */
interface RestorableRecord {
  /** Such as `Product “Cine Zoom”`. */
  name: string;
  change: DraftChange;
}

/** The records that restoring a backup would affect. */
export interface BackupContents {
  /** Records without other unpublished changes. */
  open: RestorableRecord[];
  /** Records with other unpublished changes, which would be replaced. */
  changed: RestorableRecord[];
  /** Names of records that already have the state of the backup. */
  same: string[];
  /** Names of unreadable entries. */
  lost: string[];
}

function nameOfLost({ collection, id, value }: LostEntry): string {
  const known = COLLECTIONS.find((name) => name === collection);
  if (!known || id === '') return [collection, id].filter(Boolean).join(': ');
  const { draft, base } = Object(value) as { draft?: unknown; base?: unknown };
  const record = [draft, base].find(isJsonObject);
  return labelRecord(known, id, record).full;
}

/** Returns the entry to restore, based on the published record if its own base could not be read. */
function restoredEntry({ entry, isBaseLost }: SalvagedEntry, live: unknown): DraftEntry {
  const { base, draft, place } = entry;
  return { base: isBaseLost ? live : base, draft, ...(place !== undefined && { place }) };
}

/** Returns the contents of a backup, grouped by whether they can be restored. Never throws. */
export function backupContents(raw: unknown, drafts: Drafts, published: Content): BackupContents {
  const { entries, lost } = salvage(raw);
  const found: BackupContents = { open: [], changed: [], same: [], lost: lost.map(nameOfLost) };
  for (const salvaged of entries) {
    const { collection, id } = salvaged;
    const live = publishedRecord(published, collection, id);
    const after = restoredEntry(salvaged, live);
    const before = entryOf(drafts, collection, id);
    const name = labelRecord(collection, id, after.draft ?? after.base ?? live, published).full;
    const now = before ? before.draft : live;
    if (sameJson(now, after.draft)) found.same.push(name);
    else
      found[before ? 'changed' : 'open'].push({ name, change: { collection, id, before, after } });
  }
  return found;
}

/** A record that was not restored, and the rule that it would break. */
interface RejectedRecord {
  name: string;
  violation: RuleViolation;
}

/** The result of restoring a backup. */
export interface BackupOutcome {
  /** Names of records. */
  restored: string[];
  rejected: RejectedRecord[];
  step: EditOutcome['step'];
  outcome: EditOutcome['outcome'];
}

/** Returns the records that break no rule, and the others. */
function checkRecords(records: readonly RestorableRecord[], drafts: Drafts, published: Content) {
  const valid: RestorableRecord[] = [];
  const contentWith = (added: readonly RestorableRecord[]) => {
    const changes = [...valid, ...added].map(({ change }) => change);
    return workingCopy(published, applyDraftChanges(drafts, changes, 'after'));
  };
  const violationOf = (added: readonly RestorableRecord[]) =>
    findNewViolation(contentWith([]), contentWith(added));
  const addOneByOne = (waiting: readonly RestorableRecord[]) =>
    waiting.filter((record) => {
      const isBroken = violationOf([record]) !== undefined;
      if (!isBroken) valid.push(record);
      return isBroken;
    });
  let waiting: readonly RestorableRecord[] = records;
  let count: number;
  do {
    count = waiting.length;
    // Records may be valid only together, such as a category and its records.
    const isWhole = violationOf(waiting) === undefined;
    if (isWhole) valid.push(...waiting);
    waiting = isWhole ? [] : addOneByOne(waiting);
  } while (waiting.length > 0 && waiting.length < count);
  const rejected = waiting.flatMap((record): RejectedRecord[] => {
    const violation = violationOf([record]);
    return violation ? [{ name: record.name, violation }] : [];
  });
  return { valid, rejected };
}

/**
 * Restores records of a backup as unpublished changes, in one step that can be undone. Records that would break a
 * current rule, such as a limit, are left out.
 * @param now ISO 8601
 */
export function restoreBackup(
  records: readonly RestorableRecord[],
  published: Content,
  now: string,
): EditingThunk<Promise<BackupOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { isLockedByOtherTab, storage } = state.status;
    const result: BackupOutcome = { restored: [], rejected: [], step: null, outcome: 'rejected' };
    if (isLockedByOtherTab || storage === 'loading') return result;
    const { valid, rejected } = checkRecords(records, selectDrafts(state), published);
    result.rejected = rejected;
    result.restored = valid.map(({ name }) => name);
    const changes = valid.map(({ change }) => change);
    if (changes.length === 0) return { ...result, outcome: 'stored' };
    const label = backupLabel(changes.length);
    const step = { id: newId('step-', Math.random), label, at: now, changes };
    dispatch(draftsChanged(step));
    return { ...result, step, outcome: await dispatch(persistDrafts()) };
  };
}
