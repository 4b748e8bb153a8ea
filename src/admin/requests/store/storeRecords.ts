import { createAction } from '@reduxjs/toolkit';
import { customersById, unitsById } from '@/domain/rental/sync/deskRecords';
import { noticeShown } from '@/features/notices';
import type { RequestsStartListening, RequestsThunk } from './storeTypes';
import { writeRecords } from './writeDesk';

type Table = Parameters<typeof writeRecords>[0];
type Changes = Parameters<typeof writeRecords>[1];

const RECORDS_BY_ID = { customers: customersById, units: unitsById };

/** Undo of a change of customers or units was requested, with those before it. */
const recordsUndone = createAction<{ table: Table; before: Changes }>('requests/recordsUndone');

/**
 * Stores customers or units, or removes them (null).
 * @param message text of a toast with Undo; without one, no toast is shown
 */
export function storeRecords(
  table: Table,
  changes: Changes,
  message?: string,
): RequestsThunk<void> {
  return (dispatch, getState) => {
    const stored: Changes = RECORDS_BY_ID[table](getState().requests.data[table]);
    const before = Object.fromEntries(
      Object.keys(changes).map((id) => [id, (Object.hasOwn(stored, id) && stored[id]) || null]),
    );
    dispatch(writeRecords(table, changes, stored as Parameters<typeof writeRecords>[2]));
    if (message) {
      const action = { label: 'Undo', dispatches: recordsUndone({ table, before }) };
      dispatch(noticeShown({ message, type: 'success', action }));
    }
  };
}

/** Starts the undo of changes of customers and units. */
export function startRecordsUndo(startListening: RequestsStartListening): void {
  startListening({
    actionCreator: recordsUndone,
    effect: ({ payload: { table, before } }, { dispatch }) => dispatch(storeRecords(table, before)),
  });
}
