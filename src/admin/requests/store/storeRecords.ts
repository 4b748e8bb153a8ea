import { createAction } from '@reduxjs/toolkit';
import { customersById, unitsById } from '@/domain/rental/sync/deskRecords';
import { changedFields } from '@/domain/rental/sync/recordFields';
import { noticeShown } from '@/features/notices';
import type { RequestsStartListening, RequestsThunk } from './storeTypes';
import { writeRecords } from './writeDesk';

type Table = Parameters<typeof writeRecords>[0];
export type Changes = Parameters<typeof writeRecords>[1];

const RECORDS_BY_ID = { customers: customersById, units: unitsById };

interface Versions {
  table: Table;
  before: Changes;
  after: Changes;
}

/** Units are about to be changed here, so that the stock follows them. */
export const unitsEdited = createAction('requests/unitsEdited');

const recordsUndone = createAction<Versions>('requests/recordsUndone');

export const storedRecords =
  (table: Table): RequestsThunk<Changes> =>
  (_dispatch, getState) =>
    RECORDS_BY_ID[table](getState().requests.data[table]);

/** `null` removes. @param message text of a toast with Undo, if any @param known by default the present records */
export function storeRecords(
  table: Table,
  changes: Changes,
  message?: string,
  known?: Changes,
): RequestsThunk<void> {
  return (dispatch) => {
    const stored = known ?? dispatch(storedRecords(table));
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
  (dispatch) => {
    const present = dispatch(storedRecords(table));
    const targets = Object.entries(before).map(([id, record]) => {
      const made = after[id] ?? {};
      const later = new Set(changedFields(made, present[id] ?? {}).map(([field]) => field));
      const kept = Object.entries(made).filter(([field]) => later.has(field));
      return [id, record && { ...record, ...Object.fromEntries(kept) }];
    });
    dispatch(storeRecords(table, Object.fromEntries(targets), undefined, after));
  };

export function startRecordsUndo(startListening: RequestsStartListening): void {
  startListening({
    actionCreator: recordsUndone,
    effect: ({ payload }, { dispatch }) => dispatch(undoRecords(payload)),
  });
}
