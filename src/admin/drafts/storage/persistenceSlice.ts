import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StorageFailure } from '@/api/storage/storageFailure';
import type { BackupFailure } from '../backups/backups';
import type { Drafts } from '../draftEntry';
import type { HistoryState } from '../draftSlices';

/**
 * What of the unpublished work is gone: all of it (the browser has thrown it away), entries that could not
 * be read, or pictures.
 */
export type DataLoss = 'drafts' | 'part' | 'pictures';

/** Entries in local storage that hold copies of drafts, for other code to read. */
export type CopyKey = 'siteSettings' | 'homePageData' | 'aboutPageData';

/** How the drafts are kept, and whether this tab may change them. */
export interface PersistenceState {
  /** `reading` until the stored drafts have arrived; nothing can be edited before. */
  status: 'reading' | 'stored' | 'storing' | 'memory';
  /** Why drafts are in this tab's memory only. */
  trouble?: 'unreadable' | 'newer' | BackupFailure;
  /** Another tab edits; this one shows what that does. */
  isFollowing: boolean;
  /** Another tab has asked for the editing: what was saved before is still being stored, nothing more is edited. */
  isHandingOver?: boolean;
  /** How taking the editing over stands: the other tab was asked, does not answer, or has changes it cannot store. */
  takeover?: 'asked' | 'unanswered' | 'unstored';
  /** What is to be told until it is dismissed. */
  losses: DataLoss[];
  /** Copies that could not be brought up to date, and why; the drafts themselves are stored. */
  oldCopies: Partial<Record<CopyKey, StorageFailure>>;
  /** What is stored, as far as this tab has read or written it: what differs in its memory is its own. */
  known?: { drafts: Drafts; history: HistoryState };
}

const initialState: PersistenceState = {
  status: 'reading',
  isFollowing: false,
  losses: [],
  oldCopies: {},
};

export const persistenceSlice = createSlice({
  name: 'drafts/keeping',
  initialState,
  reducers: {
    persistStarted(state) {
      state.status = 'storing';
    },
    persistSucceeded(state) {
      state.status = 'stored';
      state.trouble = undefined;
    },
    persistFailed(state, { payload }: PayloadAction<NonNullable<PersistenceState['trouble']>>) {
      state.status = 'memory';
      state.trouble = payload;
    },
    /** Nothing was tried, as another tab edits; tells whether this tab has changes that are not stored. */
    persistSkipped(state, { payload: isAhead }: PayloadAction<boolean>) {
      state.status = isAhead || state.trouble ? 'memory' : 'stored';
    },
    persistedSnapshotUpdated: (state, { payload }: PayloadAction<NonNullable<PersistenceState['known']>>) => ({
      ...state,
      known: payload,
    }),
    editLockAcquired(state) {
      state.isFollowing = false;
      delete state.isHandingOver;
      delete state.takeover;
    },
    editLockLost(state) {
      state.isFollowing = true;
      delete state.isHandingOver;
    },
    handoverBegun(state) {
      state.isFollowing = true;
      state.isHandingOver = true;
    },
    takeoverChanged(state, { payload }: PayloadAction<PersistenceState['takeover']>) {
      state.takeover = payload;
    },
    copyWritten(
      { oldCopies },
      { payload }: PayloadAction<{ key: CopyKey; outcome: 'stored' | StorageFailure }>,
    ) {
      if (payload.outcome === 'stored') delete oldCopies[payload.key];
      else oldCopies[payload.key] = payload.outcome;
    },
    dataLossDetected(state, { payload }: PayloadAction<DataLoss>) {
      if (!state.losses.includes(payload)) state.losses.push(payload);
    },
    dataLossDismissed(state, { payload }: PayloadAction<DataLoss>) {
      state.losses = state.losses.filter((loss) => loss !== payload);
    },
  },
});

export const {
  persistStarted,
  persistSucceeded,
  persistFailed,
  persistSkipped,
  persistedSnapshotUpdated,
  editLockAcquired,
  editLockLost,
  handoverBegun,
  takeoverChanged,
  copyWritten,
  dataLossDetected,
  dataLossDismissed,
} = persistenceSlice.actions;
