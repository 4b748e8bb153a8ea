import { createSelector } from '@reduxjs/toolkit';
import { sameJson } from '@/domain/text/sameJson';
import { createRecordStore } from '../../storage/recordStore';
import { changedKeys, type RecordKind, type Records } from '../../storage/records';
import {
  COLLECTIONS,
  createDrafts,
  draftKey,
  idOfDraftKey,
  type Collection,
  type DraftEntry,
  type DraftMap,
  type HistoryState,
  type UndoStep,
} from '../state/draftEntry';
import { HISTORY_STEPS } from '../state/historySlice';
import { selectDrafts, type DraftsRootState } from '../state/draftsReducer';
import { readDraftEntry, readSteps, type DraftsWithHistory } from './draftParsers';
import { readFormerDrafts } from './formerDrafts';

const DRAFT = 'draft:';
const HISTORY = 'history';

/**
 * Returns the stored steps without those that a tab has undone since, and with those that it has added or continued.
 */
function mergeSteps(stored: UndoStep[], mine: UndoStep[], known: UndoStep[]): UndoStep[] {
  const byId = (steps: UndoStep[]) => new Map(steps.map((step) => [step.id, step]));
  const [storedById, mineById, knownById] = [byId(stored), byId(mine), byId(known)];
  const newest = (step: UndoStep) => {
    const own = mineById.get(step.id);
    return own && !sameJson(own, knownById.get(step.id)) ? own : step;
  };
  return [
    ...stored.filter(({ id }) => mineById.has(id) || !knownById.has(id)).map(newest),
    ...mine.filter(({ id }) => !storedById.has(id) && !knownById.has(id)),
  ].slice(-HISTORY_STEPS);
}

const HISTORY_KIND: RecordKind<HistoryState> = {
  read: ({ done, undone }) => ({ done: readSteps(done), undone: readSteps(undone) }),
  entryOf: (history) => history,
  merge: (mine, known, stored) => ({
    done: mergeSteps(stored.done, mine.done, known?.done ?? []),
    undone: mine.undone,
  }),
  rejoin: (stored, known) => ({
    done: mergeSteps(known.done, stored.done, []),
    undone: stored.undone,
  }),
};

const draftKind = (collection: Collection, id: string): RecordKind<DraftEntry> => ({
  read: ({ entry }) => readDraftEntry(collection, id, entry) ?? undefined,
  entryOf: (entry) => ({ entry }),
  // Fields are merged when the drafts are compared with the published content.
  merge: (mine) => mine,
});

/** Returns the collection and the ID of the record with a key; undefined for other keys. */
function recordOfKey(key: string): { collection: Collection; id: string } | undefined {
  if (!key.startsWith(DRAFT)) return undefined;
  const [name = '', ...id] = key.slice(DRAFT.length).split(':');
  const collection = COLLECTIONS.find((known) => known === name);
  return collection && { collection, id: id.join(':') };
}

/** Returns the records of drafts and steps. @param known the records as this tab last read or wrote them */
function draftRecordsOf({ drafts, history }: DraftsWithHistory, known: Records = {}): Records {
  const records: Record<string, object> = {};
  for (const collection of COLLECTIONS)
    for (const [key, entry] of Object.entries(drafts[collection]))
      records[`${DRAFT}${collection}:${idOfDraftKey(key)}`] = entry;
  const hasSteps = history.done.length + history.undone.length > 0;
  if (hasSteps || known[HISTORY]) records[HISTORY] = history;
  return records;
}

/** Returns the drafts and steps of records. */
export function draftsInRecords(records: Records): DraftsWithHistory {
  const byCollection = new Map<Collection, [string, DraftEntry][]>();
  for (const [key, record] of Object.entries(records)) {
    const found = recordOfKey(key);
    if (!found) continue;
    const entries = byCollection.get(found.collection) ?? [];
    byCollection.set(found.collection, entries);
    entries.push([draftKey(found.id), record as DraftEntry]);
  }
  const drafts = createDrafts(
    // The key of a record names its collection.
    <C extends Collection>(collection: C) =>
      Object.fromEntries(byCollection.get(collection) ?? []) as DraftMap<C>,
  );
  return { drafts, history: stepsOf(records) };
}

/** Returns the steps of records. */
export const stepsOf = (records: Records = {}): HistoryState =>
  (records[HISTORY] as HistoryState | undefined) ?? { done: [], undone: [] };

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** The drafts of this browser. Version 1 stored all of them and the steps in one entry. */
export const draftStore = createRecordStore('slate-drafts', {
  version: 2,
  kindOf(key) {
    if (key === HISTORY) return HISTORY_KIND;
    const found = recordOfKey(key);
    return found && draftKind(found.collection, found.id);
  },
  // The times of the copies that earlier versions made of damaged drafts.
  isOther: (key) => key === 'drafts.backups',
  removedKey: (key) => `removed:${key}`,
  removedFor: MONTH_MS,
  isOrdered: true,
  former: {
    key: 'drafts',
    copyKey: 'drafts.v1',
    read(json) {
      const { drafts, history, isDamaged } = readFormerDrafts(json);
      return { records: draftRecordsOf({ drafts, history }), isDamaged };
    },
  },
});

/** Returns steps without those of the rental desk, whose requests must not be stored with the drafts. */
function storedSteps(steps: UndoStep[]): UndoStep[] {
  return steps.some(({ desk }) => desk) ? steps.filter(({ desk }) => !desk) : steps;
}

const selectStoredHistory = createSelector(
  [
    (state: DraftsRootState) => state.history.done,
    (state: DraftsRootState) => state.history.undone,
  ],
  (done, undone): HistoryState => ({ done: storedSteps(done), undone: storedSteps(undone) }),
);

/** Returns the records of the drafts of a tab. */
export const selectDraftRecords = createSelector(
  [selectDrafts, selectStoredHistory, (state: DraftsRootState) => state.status.known],
  (drafts, history, known) => draftRecordsOf({ drafts, history }, known),
);

/** Whether a tab has changes that are only in its memory, or drafts that the browser has deleted. */
export function hasUnpersistedDrafts(state: DraftsRootState): boolean {
  const { known = {}, isUnrestored } = state.status;
  const differs = (key: string) => key !== HISTORY;
  return Boolean(isUnrestored) || changedKeys(selectDraftRecords(state), known).some(differs);
}
