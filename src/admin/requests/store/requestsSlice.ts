import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { withIncoming } from '@/domain/rental/incoming/differences';
import { wasConfirmed } from '@/domain/rental/incoming/mergeRequests';
import { lastQuoteCounts } from '@/domain/rental/quotes';
import type { DeskSettings, RentalRequest } from '@/domain/rental/schema';
import type { StorageIssue } from '../storage/requestStorage';
import type { DeskData } from '../storage/storedRequests';
import {
  EMPTY_STATE,
  type DeskStatus,
  type DeskStep,
  type NewRequest,
  type RequestChange,
  type RequestsState,
} from './requestsState';

/** Number of steps that can be undone. */
const MAX_STEPS = 20;

/** The backup reminder counts from the first confirmation. */
function withFirstConfirmation(settings: DeskSettings, changes: RequestChange[]): DeskSettings {
  const confirmed = changes.find(({ after }) => after && wasConfirmed(after));
  return settings.firstConfirmedAt === '' && confirmed?.after
    ? { ...settings, firstConfirmedAt: confirmed.after.updatedAt }
    : settings;
}

/** Numbers of quotes that are removed stay used. */
function withQuoteCounts(settings: DeskSettings, changes: RequestChange[]): DeskSettings {
  const requests = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((request) => request !== null);
  const counts = lastQuoteCounts(settings.lastQuoteCounts, requests);
  return counts === settings.lastQuoteCounts ? settings : { ...settings, lastQuoteCounts: counts };
}

/**
 * Returns a reducer that gets the state itself. A draft of Immer would wrap every request that is copied, which takes
 * too long with thousands of them.
 */
const plain =
  <P>(reduce: (state: RequestsState, payload: P) => RequestsState) =>
  (draft: Draft<RequestsState>, { payload }: PayloadAction<P>): RequestsState =>
    reduce(original(draft) ?? EMPTY_STATE, payload);

/** Freezes data that replaces the former one, so that Immer does not search it. */
function frozen(data: DeskData): DeskData {
  Object.freeze(data.byRef);
  return Object.freeze(data);
}

/** Objects are replaced, never changed in place: their identity says whether they are stored. */
export const requestsSlice = createSlice({
  name: 'requests',
  initialState: EMPTY_STATE,
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
      const settings = withQuoteCounts(
        withFirstConfirmation(state.data.settings, changes),
        changes,
      );
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
    incomingReceived: plain((state, incoming: RentalRequest) => ({ ...state, incoming })),
    incomingSettled: plain<void>((state) => ({ ...state, incoming: null })),
    newRequestChanged: plain((state, newRequest: NewRequest) => ({ ...state, newRequest })),
    /** A new request was received. It never replaces another one that is not stored yet. */
    newRequestReceived: plain((state, received: NewRequest) => {
      const { newRequest, waiting } = state;
      const { ref } = received.request;
      if (newRequest === null) return { ...state, newRequest: received };
      if (newRequest.request.ref === ref) {
        const request = withIncoming(newRequest.request, received.request);
        return { ...state, newRequest: { ...newRequest, request } };
      }
      const others = waiting.filter(({ request }) => request.ref !== ref);
      return { ...state, waiting: [...others, received] };
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
