import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import type { StorageFailure } from '@/api/storage/storageFailure';
import { createRecordPersistence } from '../../storage/recordPersistence';
import type { Records } from '../../storage/records';
import { draftsLoaded } from '../state/draftSlices';
import { selectDrafts, type DraftsRootState, type DraftsThunk } from '../state/draftsReducer';
import { tabs } from '../state/draftTabs';
import {
  dataLossDetected,
  draftsPersisted,
  draftsRead,
  restoringEnded,
  storageChanged,
} from '../state/statusSlice';
import {
  draftsInRecords,
  draftStore,
  hasUnpersistedDrafts,
  selectDraftRecords,
} from './draftRecords';
import { collectMediaRefs, deleteUnusedMedia, persistMediaDrafts } from './mediaDrafts';

/** The result of storing; after anything but `stored` the drafts are only in the memory of this tab. */
export type { RecordPersistOutcome as PersistOutcome } from '../../storage/recordPersistence';

/**
 * Marks in local storage that drafts are stored. Browsers clear local storage more rarely, so the loss of drafts is
 * detected.
 */
const MARK_KEY = 'slateDraftsStored';

/** Removes the mark, so that the loss of the drafts is reported only once. */
export function clearStoredMark(): void {
  removeEntry('local', MARK_KEY);
}

function mark(known: Records): void {
  if (Object.keys(known).some((key) => key.startsWith('draft:')))
    writeEntry('local', MARK_KEY, '1');
  else clearStoredMark();
}

/** Lost images that this tab has reported. */
const reported = new Set<string>();

/** Stores the images of the drafts and their steps that are not stored, and reports those that are lost. */
function persistPictures(): DraftsThunk<Promise<StorageFailure | undefined>> {
  return async (dispatch, getState) => {
    // There can be thousands of holds, and they have no images.
    const { holds: _holds, ...drafts } = selectDrafts(getState());
    const inDrafts = collectMediaRefs(drafts);
    const { failed, restored, lost } = await persistMediaDrafts(
      collectMediaRefs([drafts, getState().history]),
    );
    if (restored > 0) dispatch(dataLossDetected('restored'));
    const unreported = lost.filter((ref) => inDrafts.has(ref) && !reported.has(ref));
    unreported.forEach((ref) => reported.add(ref));
    if (unreported.length > 0) dispatch(dataLossDetected('pictures'));
    return [...failed].find(([ref]) => inDrafts.has(ref))?.[1];
  };
}

const persistence = createRecordPersistence<DraftsRootState>({
  store: draftStore,
  mine: selectDraftRecords,
  known: ({ status }) => status.known,
  status: ({ status }) => status,
  statusChanged: storageChanged,
  isLocked: ({ status }) => status.isLockedByOtherTab && !status.isHandingOver,
  hasUnstored: hasUnpersistedDrafts,
  // Changes that could not be stored stay on the screen, and are stored with the next save.
  loaded:
    ({ records, damaged, isNewer, isEmpty }, mine): DraftsThunk<void> =>
    (dispatch, getState) => {
      dispatch(draftsLoaded(draftsInRecords(mine)));
      dispatch(draftsRead({ known: records, damaged }));
      if (isNewer) dispatch(storageChanged({ storage: 'memory-only', issue: 'newer' }));
      else if (!hasUnpersistedDrafts(getState())) dispatch(draftsPersisted(records));
      if (isEmpty && readEntry('local', MARK_KEY) !== null) dispatch(dataLossDetected('drafts'));
    },
  persisted:
    (known, mine): DraftsThunk<void> =>
    (dispatch) => {
      if (mine) dispatch(draftsLoaded(draftsInRecords(mine)));
      dispatch(draftsPersisted(known));
      mark(known);
    },
  restoreEnded:
    (restored): DraftsThunk<void> =>
    (dispatch, getState) => {
      dispatch(restoringEnded(restored === null));
      if (!restored) return;
      dispatch(dataLossDetected('restored'));
      mark(getState().status.known ?? {});
    },
  afterwards: persistPictures,
  notify: () => tabs().post('stored'),
});

/** Stores the current drafts, and notifies the other tabs. */
export const persistDrafts = persistence.persist;

/** Reads the drafts of this browser into the store, and reports lost data. */
export const rehydrateDrafts = persistence.rehydrate;

/** Deletes damaged entries, and notifies the other tabs. Rejects if storage is denied. */
export const removeDamagedDrafts = persistence.removeDamaged;

/** Resolves when all queued reads and writes have finished or failed. */
export const writesSettled = persistence.settled;

/** Calls the listener when another tab has stored drafts; returns an unsubscribe function. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  return tabs().subscribe((message) => {
    if (message === 'stored') listener();
  });
}

/**
 * Deletes images that are no longer referenced, neither by drafts, steps and unfinished forms nor by damaged entries.
 * Deletes nothing if the entries cannot be read. Never throws.
 * @param inUse JSON values and texts
 * @param now ms since 1970
 */
export async function freeMedia(inUse: unknown, now: number): Promise<void> {
  const entries = await draftStore.entries().catch(() => null);
  if (entries) await deleteUnusedMedia(collectMediaRefs([inUse, entries]), now);
}
