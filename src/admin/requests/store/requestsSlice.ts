import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { withIncoming } from '@/domain/rental/incoming/differences';
import type { RentalRequest } from '@/domain/rental/schema';
import { RECORD_OF, type DeskTable } from '@/domain/rental/sync/deskRecords';
import { mergeRows } from '@/domain/rental/sync/mergeRows';
import type { StampedRow, StampedRows } from '@/domain/rental/sync/stamp';
import type { LoadedRows } from '../../storage/keepTable';

export const DESK_TABLES = Object.keys(RECORD_OF) as DeskTable[];
export type DeskRows = Readonly<Record<DeskTable, StampedRows>>;

/** A request that is not stored yet. It is kept in the session of the tab. */
export interface NewRequest {
  request: RentalRequest;
  notice?: 'message' | 'brokenLink';
  /** Whether it was received while the products were missing. */
  isUnmatched?: boolean;
  /** Whether it is restored input from before a reload. */
  isRestored?: boolean;
}

export interface RequestsState {
  data: DeskRows;
  /** Requests that were received again and differ from those that exist, by reference. */
  incoming: Readonly<Record<string, RentalRequest>>;
  /** New requests that are not stored yet. The first one is shown, and the others follow it. */
  newRequests: readonly NewRequest[];
}

const INITIAL_STATE: RequestsState = {
  data: { requests: {}, customers: {}, units: {}, deskSettings: {} },
  incoming: {},
  newRequests: [],
};

/** The cells that were written, by their tables and records. */
export type DeskEdits = Readonly<Partial<Record<DeskTable, StampedRows>>>;

/** Gets the state itself: a draft of Immer wraps every request that is copied, which is slow with thousands of them. */
const plain =
  <P>(reduce: (state: RequestsState, payload: P) => RequestsState) =>
  (draft: Draft<RequestsState>, { payload }: PayloadAction<P>): RequestsState =>
    reduce(original(draft) ?? INITIAL_STATE, payload);

const withoutRefs = ({ newRequests }: RequestsState, references: readonly string[]) =>
  newRequests.filter(({ request }) => !references.includes(request.ref));

/** Returns a state with other rows, which are frozen so that Immer does not search them. */
function withTables(state: RequestsState, tables: Partial<DeskRows>): RequestsState {
  for (const rows of Object.values(tables)) Object.freeze(rows);
  return { ...state, data: Object.freeze({ ...state.data, ...tables }) };
}

const tablesOf = <T>(tables: Partial<Record<DeskTable, T>>) =>
  Object.entries(tables) as [DeskTable, T][];

/** Objects are replaced, never changed in place: comparing them shows which ones changed while they were stored. */
export const requestsSlice = createSlice({
  name: 'requests',
  initialState: INITIAL_STATE,
  reducers: {
    /** Rows of this browser were read; null: deleted. */
    deskLoaded: plain((state, tables: Partial<Record<DeskTable, LoadedRows<StampedRow>>>) =>
      tablesOf(tables).reduce((next, [table, loaded]) => {
        const rows = { ...next.data[table] };
        for (const [key, row] of Object.entries(loaded))
          if (row) rows[key] = row;
          else delete rows[key];
        return withTables(next, { [table]: rows });
      }, state),
    ),
    /** Records were edited here, or edits of other devices were read. */
    deskEdited: plain((state, edits: DeskEdits) =>
      tablesOf(edits).reduce(
        (next, [table, cells]) => withTables(next, { [table]: mergeRows(next.data[table], cells) }),
        state,
      ),
    ),
    /** A request was received again. Fields that are empty in it keep the values that were received before. */
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
    /** A new request was received. It never replaces another one that is not stored yet. */
    newRequestReceived: plain((state, received: NewRequest) => {
      const { newRequests } = state;
      const isKnown = newRequests.some(({ request }) => request.ref === received.request.ref);
      return isKnown ? state : { ...state, newRequests: [...newRequests, received] };
    }),
    /** The new request that is shown was edited, or discarding it was undone: it is before those that were received meanwhile. */
    newRequestChanged: plain((state, newRequest: NewRequest) => ({
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
  deskEdited,
  incomingReceived,
  incomingSettled,
  newRequestChanged,
  newRequestReceived,
  newRequestsSettled,
} = requestsSlice.actions;
