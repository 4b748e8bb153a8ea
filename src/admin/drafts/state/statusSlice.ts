import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StorageFailure } from '@/api/storage/storageFailure';
import type { RecordStatus } from '../../storage/recordPersistence';
import type { Records } from '../../storage/records';

/**
 * Unpublished changes that were lost: all of them (deleted by the browser), or images. `restored`: the browser has deleted
 * them, and an open tab has stored them again.
 */
export type DataLoss = 'drafts' | 'pictures' | 'restored';

/** Entries in local storage that hold copies of drafts, for other code to read. */
export type CopyKey = 'siteSettings' | 'homePageData' | 'aboutPageData';

/** Whether the drafts are stored, and whether this tab may change them. */
export interface PersistenceState extends RecordStatus {
  /** Another tab edits; this one shows its changes. */
  isLockedByOtherTab: boolean;
  /** Another tab has requested the lock: earlier edits are still being stored, and further edits are rejected. */
  isHandingOver?: boolean;
  /** State of taking over the lock: the other tab was asked, does not respond, or has changes that it cannot store. */
  takeover?: 'requested' | 'unanswered' | 'unstored';
  /** Losses that are reported until they are dismissed. */
  losses: DataLoss[];
  /** Copies that could not be updated, and why; the drafts themselves are stored. */
  oldCopies: Partial<Record<CopyKey, StorageFailure>>;
  /** The stored drafts and steps as this tab last read or wrote them. Differences are unstored changes of this tab. */
  known?: Records;
}

const initialState: PersistenceState = {
  storage: 'loading',
  isLockedByOtherTab: false,
  losses: [],
  damaged: [],
  oldCopies: {},
};

export const persistenceSlice = createSlice({
  name: 'status',
  initialState,
  reducers: {
    storageChanged(state, { payload }: PayloadAction<Partial<RecordStatus>>) {
      Object.assign(state, payload);
    },
    draftsRead: (
      state,
      {
        payload: { known, damaged },
      }: PayloadAction<Required<Pick<PersistenceState, 'known' | 'damaged'>>>,
    ) => ({ ...state, known: Object.freeze(known), damaged }),
    /** Everything is stored. Immer does not search what is frozen. */
    draftsPersisted: (
      { issue: _solved, ...state },
      { payload: known }: PayloadAction<Records>,
    ) => ({
      ...state,
      known: Object.freeze(known),
      storage: 'stored' as const,
    }),
    editLockAcquired(state) {
      state.isLockedByOtherTab = false;
      delete state.isHandingOver;
      delete state.takeover;
    },
    editLockLost(state) {
      state.isLockedByOtherTab = true;
      delete state.isHandingOver;
    },
    handoverBegun(state) {
      state.isLockedByOtherTab = true;
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
    restoringEnded(state, { payload: isFailed }: PayloadAction<boolean>) {
      state.isUnrestored = isFailed;
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
  storageChanged,
  draftsRead,
  draftsPersisted,
  editLockAcquired,
  editLockLost,
  handoverBegun,
  takeoverChanged,
  copyWritten,
  restoringEnded,
  dataLossDetected,
  dataLossDismissed,
} = persistenceSlice.actions;
