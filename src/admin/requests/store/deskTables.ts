import { customerOf, requestOf, storedSettingsOf, unitOf } from '@/domain/rental/sync/deskRecords';
import { isRemoved, mergeRow, readRow } from '@/domain/rental/sync/rows';
import type { StampedRow } from '@/domain/rental/sync/stamp';
import { keepTable } from '../../storage/keepTable';
import { storeRequestCounts } from '../storage/requestCount';
import { deskLoaded, DESK_TABLES, type DeskTable } from './requestsSlice';
import { selectNewCount, selectRequests, selectRequestsByRef } from './selectors';
import type { RequestsDispatch, RequestsRootState } from './storeTypes';
import { deskClock, forgetRemoved } from './writeDesk';

/** The records of the rows of a table; undefined if one is removed or cannot be read. */
const RECORD_OF: Record<DeskTable, (id: string, row: StampedRow) => object | undefined> = {
  requests: requestOf,
  customers: customerOf,
  units: unitOf,
  deskSettings: storedSettingsOf,
};

type KeptTab = Parameters<typeof keepTable<RequestsRootState, StampedRow>>[0] & {
  dispatch: RequestsDispatch;
};

const keepDeskTable = (tab: KeptTab, table: DeskTable) =>
  keepTable<RequestsRootState, StampedRow>(tab, {
    table,
    select: ({ requests }) => requests.data[table],
    loaded: (rows) => deskLoaded({ [table]: rows }),
    read(json) {
      const row = readRow(json);
      for (const [, stamp] of Object.values(row ?? {})) deskClock.see(stamp);
      return row;
    },
    // Reads the record, too, because all of them in one task would block the page.
    isReadable: (row, key) => RECORD_OF[table](key, row) !== undefined || isRemoved(row),
    merge: (mine, _known, stored) => mergeRow(stored, mine),
  });

/** Keeps requests, customers, units and settings in this browser. Resolves when they have been read, or could not be. */
export async function keepDesk(tab: KeptTab): Promise<void> {
  await Promise.all(DESK_TABLES.map((table) => keepDeskTable(tab, table).loaded));
  const updateCounts = () => {
    const state = tab.getState();
    storeRequestCounts({ total: selectRequests(state).length, new: selectNewCount(state) });
  };
  updateCounts();
  tab.dispatch(forgetRemoved(Date.now()));
  tab.startListening({
    predicate: (_action, now, before) => selectRequestsByRef(now) !== selectRequestsByRef(before),
    effect: updateCounts,
  });
}
