import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TableIssue, TableName } from './database';

export interface TableStatus {
  /** `loading` until the stored rows have been read, `memory`: changes are only in the memory of this tab. */
  state: 'loading' | 'stored' | 'storing' | 'memory';
  issue?: TableIssue | undefined;
  /** Number of stored rows that cannot be read. They stay where they are. */
  unreadable: number;
}

type StorageState = Partial<Record<TableName, TableStatus>>;

const initialState: StorageState = {};
const LOADING: TableStatus = { state: 'loading', unreadable: 0 };

export const storageSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    tableReported(
      state,
      { payload: { table, ...change } }: PayloadAction<{ table: TableName } & Partial<TableStatus>>,
    ) {
      const status = (state[table] ??= { ...LOADING });
      Object.assign(status, change);
      if (status.state !== 'memory') delete status.issue;
    },
  },
});

export const { tableReported } = storageSlice.actions;

export interface StorageRootState {
  storage: StorageState;
}

/** Whether the stored rows of a table have been read, or could not be. */
export const selectIsTableLoaded = ({ storage }: StorageRootState, table: TableName): boolean =>
  (storage[table]?.state ?? 'loading') !== 'loading';

const tablesOf = ({ storage }: StorageRootState) => Object.values(storage);

export const selectStorageIssue = (state: StorageRootState): TableIssue | undefined =>
  tablesOf(state).find(({ issue }) => issue !== undefined)?.issue;

/** The state of all tables together: the one that needs most attention. */
export const selectStorageState = (state: StorageRootState): TableStatus['state'] =>
  (['memory', 'storing'] as const).find((wanted) =>
    tablesOf(state).some((table) => table.state === wanted),
  ) ?? (selectIsTableLoaded(state, 'drafts') ? 'stored' : 'loading');

/** Whether changes are not stored: storing is in progress or has failed. */
export const selectIsUnstored = (state: StorageRootState): boolean =>
  ['memory', 'storing'].includes(selectStorageState(state));

/** Whether closing the page would lose changes. */
export const selectIsOnlyInMemory = (state: StorageRootState): boolean =>
  selectStorageState(state) === 'memory';

export const selectUnreadableCount = (state: StorageRootState): number =>
  tablesOf(state).reduce((sum, { unreadable }) => sum + unreadable, 0);
