import { createAction } from '@reduxjs/toolkit';
import { customersById, unitsById } from '@/domain/rental/sync/deskRecords';
import { noticeShown } from '@/features/notices';
import type { RequestsStartListening, RequestsThunk } from './storeTypes';
import { writeRecords } from './writeDesk';

type Table = Parameters<typeof writeRecords>[0];
type Changes = Parameters<typeof writeRecords>[1];

const RECORDS_BY_ID = { customers: customersById, units: unitsById };

interface Versions {
  table: Table;
  before: Changes;
  after: Changes;
}

/** Units are about to be changed here, so that the stock follows them. */
export const unitsEdited = createAction('requests/unitsEdited');

/** Undo of a change of customers or units was requested. */
const recordsUndone = createAction<Versions>('requests/recordsUndone');

/**
 * Stores the fields in which customers or units differ from those that are known, or removes them (null).
 * @param message text of a toast with Undo; without one, no toast is shown
 * @param known the records that were changed, by default the present ones
 */
export function storeRecords(
  table: Table,
  changes: Changes,
  message?: string,
  known?: Changes,
): RequestsThunk<void> {
  return (dispatch, getState) => {
    const stored: Changes = known ?? RECORDS_BY_ID[table](getState().requests.data[table]);
    const before = Object.fromEntries(
      Object.keys(changes).map((id) => [id, (Object.hasOwn(stored, id) && stored[id]) || null]),
    );
    if (table === 'units') dispatch(unitsEdited());
    dispatch(writeRecords(table, changes, stored));
    if (message) {
      const dispatches = recordsUndone({ table, before, after: changes });
      dispatch(noticeShown({ message, type: 'success', action: { label: 'Undo', dispatches } }));
    }
  };
}

/** Undoes a change of records, except for fields that were changed again. */
const undoRecords =
  ({ table, before, after }: Versions): RequestsThunk<void> =>
  (dispatch, getState) => {
    const present: Changes = RECORDS_BY_ID[table](getState().requests.data[table]);
    const targets = Object.entries(before).map(([id, record]) => {
      const made = Object.entries(after[id] ?? {});
      const now = new Map(Object.entries(present[id] ?? {}));
      const later = made.filter(
        ([field, value]) => typeof value !== 'object' && now.get(field) !== value,
      );
      return [id, record && { ...record, ...Object.fromEntries(later) }];
    });
    dispatch(storeRecords(table, Object.fromEntries(targets), undefined, after));
  };

/** Starts the undo of changes of customers and units. */
export function startRecordsUndo(startListening: RequestsStartListening): void {
  startListening({
    actionCreator: recordsUndone,
    effect: ({ payload }, { dispatch }) => dispatch(undoRecords(payload)),
  });
}
