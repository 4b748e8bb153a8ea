import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { withIncoming } from '@/domain/rental/incoming/differences';
import type { Customer, RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import type { RequestChange } from '../../drafts/state/draftEntry';
import type { LoadedRows } from '../../storage/keepTable';
import { settingsAfter } from './derivedSettings';
import { frozenData, INITIAL_STATE, type NewRequest, type RequestsState } from './requestsState';

/** Rows of the desk that were read; null: removed. */
interface LoadedDesk {
  requests?: LoadedRows<RentalRequest>;
  customers?: LoadedRows<Customer>;
  settings?: RequestsSettings;
}

/**
 * Returns a reducer that gets the state itself. A draft of Immer would wrap every request that is copied, which takes
 * too long with thousands of them.
 */
const plain =
  <P>(reduce: (state: RequestsState, payload: P) => RequestsState) =>
  (draft: Draft<RequestsState>, { payload }: PayloadAction<P>): RequestsState =>
    reduce(original(draft) ?? INITIAL_STATE, payload);

/** Returns rows with those that were added, changed or removed (null). */
function withRows<R>(rows: Readonly<Record<string, R>>, changes: LoadedRows<R>) {
  const next = { ...rows };
  for (const [key, row] of Object.entries(changes))
    if (row) next[key] = row;
    else delete next[key];
  return next;
}

/** Returns the new requests without those with these references. */
const withoutRefs = ({ newRequests }: RequestsState, references: readonly string[]) =>
  newRequests.filter(({ request }) => !references.includes(request.ref));

/** Returns a state with other settings. */
function withSettings(state: RequestsState, settings: RequestsSettings): RequestsState {
  const { data } = state;
  return settings === data.settings ? state : { ...state, data: frozenData({ ...data, settings }) };
}

/**
 * Objects are replaced, never changed in place: comparing objects shows which ones were changed
 * while they were being stored.
 */
export const requestsSlice = createSlice({
  name: 'requests',
  initialState: INITIAL_STATE,
  reducers: {
    /** Rows were read at the start, or after another tab has stored them. */
    deskLoaded: plain((state, { requests = {}, customers = {}, settings }: LoadedDesk) => {
      const { data } = state;
      const loaded = {
        byRef: withRows(data.byRef, requests),
        customers: withRows(data.customers, customers),
        settings: settings ?? data.settings,
      };
      return { ...state, data: frozenData(loaded) };
    }),
    /** Requests were added, changed or removed. */
    requestsChanged: plain((state, changes: readonly RequestChange[]) => {
      const { data } = state;
      const byRef = { ...data.byRef };
      for (const { reference, after } of changes) {
        if (after) byRef[reference] = after;
        else delete byRef[reference];
      }
      const next = { ...state, data: frozenData({ ...data, byRef }) };
      return withSettings(next, settingsAfter(data.settings, changes));
    }),
    /** Customers were added, changed or removed (null), by their IDs. */
    customersChanged: plain((state, changes: LoadedRows<Customer>) => {
      const { data } = state;
      const customers = withRows(data.customers, changes);
      return { ...state, data: frozenData({ ...data, customers }) };
    }),
    requestsSettingsChanged: plain((state, change: Partial<RequestsSettings>) =>
      withSettings(state, { ...state.data.settings, ...change }),
    ),
    /**
     * A request was received again. Fields that are empty in it keep the values that were received
     * before.
     */
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
    newRequestChanged: plain((state, newRequest: NewRequest) => ({
      ...state,
      newRequests: [newRequest, ...state.newRequests.slice(1)],
    })),
    /** A new request was received. It never replaces another one that is not stored yet. */
    newRequestReceived: plain((state, received: NewRequest) => {
      const { newRequests } = state;
      const isKnown = newRequests.some(({ request }) => request.ref === received.request.ref);
      return isKnown ? state : { ...state, newRequests: [...newRequests, received] };
    }),
    /** Discarding a new request was undone. It is shown before those that were received meanwhile. */
    newRequestRestored: plain((state, newRequest: NewRequest) => ({
      ...state,
      newRequests: [newRequest, ...withoutRefs(state, [newRequest.request.ref])],
    })),
    /** New requests were stored or discarded, or their personal data was removed. */
    newRequestsSettled: plain((state, references: readonly string[]) => ({
      ...state,
      newRequests: withoutRefs(state, references),
    })),
  },
});

export const {
  deskLoaded,
  requestsChanged,
  customersChanged,
  requestsSettingsChanged,
  incomingReceived,
  incomingSettled,
  newRequestChanged,
  newRequestReceived,
  newRequestRestored,
  newRequestsSettled,
} = requestsSlice.actions;
