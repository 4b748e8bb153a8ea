import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { withIncoming } from '@/domain/rental/incoming/differences';
import type { Customer, RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import type { RequestChange } from '../../drafts/state/draftEntry';
import { changedKeys, type Records } from '../../storage/records';
import { requestRecordsOf, type RequestsData } from '../storage/requestRecords';
import { settingsAfter } from './derivedSettings';
import {
  frozenData,
  INITIAL_STATE,
  type LoadedRequests,
  type RequestsStorageStatus,
  type NewRequest,
  type RequestsState,
} from './requestsState';

/**
 * Returns a reducer that gets the state itself. A draft of Immer would wrap every request that is copied, which takes
 * too long with thousands of them.
 */
const plain =
  <P>(reduce: (state: RequestsState, payload: P) => RequestsState) =>
  (draft: Draft<RequestsState>, { payload }: PayloadAction<P>): RequestsState =>
    reduce(original(draft) ?? INITIAL_STATE, payload);

const withStatus = (
  state: RequestsState,
  change: Partial<RequestsStorageStatus>,
): RequestsState => ({
  ...state,
  status: { ...state.status, ...change },
});

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
    requestsLoaded: plain((state, { data, known, isNewer, ...found }: LoadedRequests) => {
      const hasUnstored = changedKeys(requestRecordsOf(data), known).length > 0;
      // Own changes that could not be stored still are not.
      const former = hasUnstored && state.status.issue !== 'newer' ? state.status.issue : undefined;
      const issue = isNewer ? 'newer' : former;
      const storage = issue ? 'memory-only' : 'stored';
      return {
        ...withStatus(state, { ...found, issue, storage }),
        data: frozenData(data),
        known: Object.freeze(known),
      };
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
    customersChanged: plain((state, changes: Readonly<Record<string, Customer | null>>) => {
      const { data } = state;
      const customers = { ...data.customers };
      for (const [id, customer] of Object.entries(changes))
        if (customer) customers[id] = customer;
        else delete customers[id];
      return { ...state, data: frozenData({ ...data, customers }) };
    }),
    requestsSettingsChanged: plain((state, change: Partial<RequestsSettings>) =>
      withSettings(state, { ...state.data.settings, ...change }),
    ),
    requestsStorageChanged: plain(withStatus),
    requestsPersisted: plain(
      (
        state,
        { data = state.data, known }: { data?: RequestsData | undefined; known: Records },
      ) => ({
        ...state,
        data: frozenData(data),
        known: Object.freeze(known),
        status: { ...state.status, storage: 'stored', issue: undefined, isUnrestored: false },
      }),
    ),
    /** Storing entries again that the browser had deleted has ended; the payload is their number, or null if it failed. */
    requestsRestoringEnded: plain((state, count: number | null) =>
      withStatus(state, {
        restored: state.status.restored + (count ?? 0),
        isUnrestored: count === null,
      }),
    ),
    lossDismissed: plain<void>((state) => withStatus(state, { isGone: false, restored: 0 })),
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
  requestsLoaded,
  requestsChanged,
  customersChanged,
  requestsSettingsChanged,
  requestsStorageChanged,
  requestsPersisted,
  lossDismissed,
  requestsRestoringEnded,
  incomingReceived,
  incomingSettled,
  newRequestChanged,
  newRequestReceived,
  newRequestRestored,
  newRequestsSettled,
} = requestsSlice.actions;
