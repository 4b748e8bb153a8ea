import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { withIncoming } from '@/domain/rental/incoming/differences';
import type { DeskSettings, RentalRequest } from '@/domain/rental/schema';
import { EMPTY_SETTINGS, type DeskData } from '../storage/storedRequests';
import type { StorageIssue } from '../storage/requestStorage';
import { settingsAfter } from './derivedSettings';

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
  /** Requests that were received again and differ from those that exist, by reference. */
  incoming: Readonly<Record<string, RentalRequest>>;
  newRequest: NewRequest | null;
  /** New requests that were received while another one is not stored yet. They follow it. */
  waiting: NewRequest[];
}

/** Number of steps that can be undone. */
const MAX_STEPS = 20;

const EMPTY: DeskData = { byRef: {}, settings: EMPTY_SETTINGS };
const initialState: RequestsState = {
  data: EMPTY,
  persisted: EMPTY,
  status: { storage: 'loading', damaged: [], isGone: false },
  steps: [],
  incoming: {},
  newRequest: null,
  waiting: [],
};

/**
 * Returns a reducer that gets the state itself. A draft of Immer would wrap every request that is copied, which takes
 * too long with thousands of them.
 */
const plain =
  <P>(reduce: (state: RequestsState, payload: P) => RequestsState) =>
  (draft: Draft<RequestsState>, { payload }: PayloadAction<P>): RequestsState =>
    reduce(original(draft) ?? initialState, payload);

/** Freezes data that replaces the former one, so that Immer does not search it. */
function frozen(data: DeskData): DeskData {
  Object.freeze(data.byRef);
  return Object.freeze(data);
}

/** Objects are replaced, never changed in place: their identity says whether they are stored. */
export const requestsSlice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    deskLoaded: plain(
      (state, payload: Pick<RequestsState, 'data' | 'persisted'> & Omit<DeskStatus, 'storage'>) => {
        const { data, persisted, issue, damaged, isGone } = payload;
        const storage = issue ? 'memory-only' : 'stored';
        const status: DeskStatus = { storage, issue, damaged, isGone };
        return { ...state, data: frozen(data), persisted: frozen(persisted), status };
      },
    ),
    /** Requests were added, changed or removed. */
    requestsChanged: plain((state, { changes }: { changes: RequestChange[] }) => {
      const byRef = { ...state.data.byRef };
      for (const { reference, after } of changes) {
        if (after) byRef[reference] = after;
        else delete byRef[reference];
      }
      const settings = settingsAfter(state.data.settings, changes);
      return { ...state, data: frozen({ byRef, settings }) };
    }),
    stepTaken: plain((state, step: DeskStep) => ({
      ...state,
      steps: [...state.steps, step].slice(-MAX_STEPS),
    })),
    stepUndone: plain((state, id: string) => ({
      ...state,
      steps: state.steps.filter((step) => step.id !== id),
    })),
    deskSettingsChanged: plain((state, change: Partial<DeskSettings>) => ({
      ...state,
      data: frozen({ ...state.data, settings: { ...state.data.settings, ...change } }),
    })),
    deskPersistStarted: plain<void>((state) => ({
      ...state,
      status: { ...state.status, storage: 'storing' },
    })),
    deskPersistFailed: plain((state, issue: StorageIssue) => ({
      ...state,
      status: { ...state.status, storage: 'memory-only', issue },
    })),
    deskPersisted: plain(
      (state, { data, persisted }: Pick<RequestsState, 'data' | 'persisted'>) => ({
        ...state,
        data: frozen(data),
        persisted: frozen(persisted),
        status: { ...state.status, storage: 'stored', issue: undefined },
      }),
    ),
    damagedEntriesRemoved: plain<void>((state) => ({
      ...state,
      status: { ...state.status, damaged: [] },
    })),
    lossDismissed: plain<void>((state) => ({
      ...state,
      status: { ...state.status, isGone: false },
    })),
    /** A request was received again. What it does not mention stays as it was received before. */
    incomingReceived: plain((state, received: RentalRequest) => {
      const { ref } = received;
      const known = Object.hasOwn(state.incoming, ref) ? state.incoming[ref] : undefined;
      const request = known ? withIncoming(known, received) : received;
      return { ...state, incoming: { ...state.incoming, [ref]: request } };
    }),
    /** One of the versions was chosen, or the personal data of the requests was removed. */
    incomingSettled: plain((state, references: readonly string[]) => ({
      ...state,
      incoming: Object.fromEntries(
        Object.entries(state.incoming).filter(([ref]) => !references.includes(ref)),
      ),
    })),
    newRequestChanged: plain((state, newRequest: NewRequest) => ({ ...state, newRequest })),
    /** A new request was received. It never replaces another one that is not stored yet. */
    newRequestReceived: plain((state, received: NewRequest) => {
      const { newRequest, waiting } = state;
      const { ref } = received.request;
      if (newRequest === null) return { ...state, newRequest: received };
      const isKnown = [newRequest, ...waiting].some(({ request }) => request.ref === ref);
      return isKnown ? state : { ...state, waiting: [...waiting, received] };
    }),
    /** The new request was stored or discarded. */
    newRequestSettled: plain<void>((state) => {
      const [next = null, ...waiting] = state.waiting;
      return { ...state, newRequest: next, waiting };
    }),
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
  newRequestReceived,
  newRequestSettled,
} = requestsSlice.actions;
