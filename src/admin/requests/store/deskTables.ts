import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import {
  customerSchema,
  EMPTY_SETTINGS,
  requestSchema,
  requestsSettingsSchema,
  type RequestsSettings,
} from '@/domain/rental/schema';
import { isHostileKey } from '@/domain/text/jsonObject';
import { keepTable, type Rows } from '../../storage/keepTable';
import { deskLoaded } from './requestsSlice';
import { selectNewCount, selectRequests } from './selectors';
import type { RequestsRootState } from './storeTypes';
import { joinRecords } from '../storage/fieldRules';
import { storeRequestCounts } from '../storage/requestCount';

/** Returns a parser of stored rows; their key is that of the row that is read. */
const reader =
  <T extends object>(schema: v.GenericSchema<unknown, T>, keyOf: (row: T) => string) =>
  (json: unknown, key: string): T | undefined => {
    const { success, output } = v.safeParse(schema, json);
    return success && !isHostileKey(key) && keyOf(output) === key ? output : undefined;
  };

/** The key of the only row of the settings. */
export const DESK_SETTINGS_KEY = 'settings';

/** Parsers of the rows of the desk, by their tables. Undefined: a row cannot be read. */
export const DESK_READERS = {
  requests: reader(requestSchema, ({ ref }) => ref),
  customers: reader(customerSchema, ({ id }) => id),
  deskSettings: reader(requestsSettingsSchema, () => DESK_SETTINGS_KEY),
};

/** Settings that were never changed have no row. */
const selectSettingsRows = createSelector(
  [({ requests }: RequestsRootState) => requests.data.settings],
  (settings): Rows<RequestsSettings> =>
    settings === EMPTY_SETTINGS ? {} : { [DESK_SETTINGS_KEY]: settings },
);

type DeskTab = Parameters<typeof keepTable<RequestsRootState, object>>[0];

/** Keeps requests, customers and settings in this browser. Resolves when they have been read, or could not be. */
export async function keepDesk(tab: DeskTab): Promise<void> {
  const tables = [
    keepTable(tab, {
      table: 'requests',
      select: ({ requests }) => requests.data.byRef,
      loaded: (requests) => deskLoaded({ requests }),
      read: DESK_READERS.requests,
      merge: joinRecords,
    }),
    keepTable(tab, {
      table: 'customers',
      select: ({ requests }) => requests.data.customers,
      loaded: (customers) => deskLoaded({ customers }),
      read: DESK_READERS.customers,
      merge: joinRecords,
    }),
    keepTable(tab, {
      table: 'deskSettings',
      select: selectSettingsRows,
      loaded: ({ settings }) => deskLoaded({ settings: settings ?? EMPTY_SETTINGS }),
      read: DESK_READERS.deskSettings,
      merge: joinRecords,
    }),
  ];
  const updateCounts = () => {
    const state = tab.getState();
    storeRequestCounts({ total: selectRequests(state).length, new: selectNewCount(state) });
  };
  await Promise.all(tables.map(({ loaded }) => loaded));
  updateCounts();
  tab.startListening({
    predicate: (_action, now, before) => now.requests.data.byRef !== before.requests.data.byRef,
    effect: updateCounts,
  });
}
