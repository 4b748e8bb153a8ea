import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskSettings, RentalRequest } from '@/domain/rental/schema';
import { EMPTY_SETTINGS, type DeskData } from '../storage/storedRequests';
import type { StorageIssue } from '../storage/requestStorage';

/** A request before and after a change; null where it does not exist. */
export interface RequestChange {
  reference: string;
  before: RentalRequest | null;
  after: RentalRequest | null;
}

/** A change that can be undone. */
export interface DeskStep {
  id: string;
  changes: RequestChange[];
}

/** Whether the requests are stored. `isGone`: the browser has deleted them. */
export interface DeskStatus {
  storage: 'loading' | 'stored' | 'storing' | 'memory-only';
  issue?: StorageIssue | undefined;
  /** Keys of entries that cannot be read. */
  damaged: string[];
  isGone: boolean;
}

/** A request that is not stored yet. It is in memory only. */
export interface NewRequest {
  request: RentalRequest;
  /** What the page says about it: it was read from a message, or its link was damaged. */
  notice?: 'message' | 'brokenLink';
}

export interface RequestsState {
  data: DeskData;
  /** The data as this tab last read or wrote it. Other objects in `data` are not stored yet. */
  persisted: DeskData;
  status: DeskStatus;
  /** The last steps, for the Undo buttons of toasts. */
  steps: DeskStep[];
  /** A request that exists and was received again, and differs. */
  incoming: RentalRequest | null;
  newRequest: NewRequest | null;
}

/** Number of steps that can be undone. */
const MAX_STEPS = 20;

const EMPTY: DeskData = { byRef: {}, settings: EMPTY_SETTINGS };
const initialState: RequestsState = {
  data: EMPTY,
  persisted: EMPTY,
  status: { storage: 'loading', damaged: [], isGone: false },
  steps: [],
  incoming: null,
  newRequest: null,
};

/** The backup reminder counts from the first confirmation. */
function withFirstConfirmation(settings: DeskSettings, changes: RequestChange[]): DeskSettings {
  const confirmed = changes.find(({ after }) => after?.status === 'confirmed' && !after.isSample);
  return settings.firstConfirmedAt === '' && confirmed?.after
    ? { ...settings, firstConfirmedAt: confirmed.after.updatedAt }
    : settings;
}

/** Objects are replaced, never changed in place: their identity says whether they are stored. */
export const requestsSlice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    deskLoaded: (
      state,
      {
        payload,
      }: PayloadAction<Pick<RequestsState, 'data' | 'persisted'> & Omit<DeskStatus, 'storage'>>,
    ) => {
      const { data, persisted, issue, damaged, isGone } = payload;
      const storage = issue ? 'memory-only' : 'stored';
      return { ...state, data, persisted, status: { storage, issue, damaged, isGone } };
    },
    /** Requests were added, changed or removed. */
    requestsChanged: (state, { payload }: PayloadAction<{ changes: RequestChange[] }>) => {
      const byRef = { ...state.data.byRef };
      for (const { reference, after } of payload.changes) {
        if (after) byRef[reference] = after;
        else delete byRef[reference];
      }
      const settings = withFirstConfirmation(state.data.settings, payload.changes);
      return { ...state, data: { byRef, settings } };
    },
    stepTaken: (state, { payload }: PayloadAction<DeskStep>) => ({
      ...state,
      steps: [...state.steps, payload].slice(-MAX_STEPS),
    }),
    stepUndone: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      steps: state.steps.filter((step) => step.id !== id),
    }),
    deskSettingsChanged: (state, { payload }: PayloadAction<Partial<DeskSettings>>) => ({
      ...state,
      data: { ...state.data, settings: { ...state.data.settings, ...payload } },
    }),
    deskPersistStarted: (state) => ({ ...state, status: { ...state.status, storage: 'storing' } }),
    deskPersistFailed: (state, { payload: issue }: PayloadAction<StorageIssue>) => ({
      ...state,
      status: { ...state.status, storage: 'memory-only', issue },
    }),
    deskPersisted: (
      state,
      { payload }: PayloadAction<Pick<RequestsState, 'data' | 'persisted'>>,
    ) => ({
      ...state,
      ...payload,
      status: { ...state.status, storage: 'stored', issue: undefined },
    }),
    damagedEntriesRemoved: (state) => ({ ...state, status: { ...state.status, damaged: [] } }),
    lossDismissed: (state) => ({ ...state, status: { ...state.status, isGone: false } }),
    incomingReceived: (state, { payload: incoming }: PayloadAction<RentalRequest>) => ({
      ...state,
      incoming,
    }),
    incomingSettled: (state) => ({ ...state, incoming: null }),
    newRequestChanged: (state, { payload: newRequest }: PayloadAction<NewRequest>) => ({
      ...state,
      newRequest,
    }),
    newRequestSettled: (state) => ({ ...state, newRequest: null }),
  },
});

export const {
  deskLoaded,
  requestsChanged,
  stepTaken,
  stepUndone,
  deskSettingsChanged,
  deskPersistStarted,
  deskPersistFailed,
  deskPersisted,
  damagedEntriesRemoved,
  lossDismissed,
  incomingReceived,
  incomingSettled,
  newRequestChanged,
  newRequestSettled,
} = requestsSlice.actions;
