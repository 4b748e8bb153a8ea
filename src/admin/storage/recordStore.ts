import { promisifyRequest, type UseStore } from 'idb-keyval';
import { openDatabase } from '@/api/storage/openDatabase';
import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import {
  allEntries,
  isDamagedOf,
  isOlderEntry,
  readRecords,
  type Entries,
  type RecordFormat,
  type StoredRecords,
} from './recordEntries';
import type { Records } from './records';
import {
  convertFormer,
  deleteOutdated,
  lostKeys,
  NewerVersionError,
  upgradeEntries,
  writeChanges,
  writeLost,
} from './recordWrites';

/** Why records are only in the memory of a tab. */
export type RecordIssue = StorageFailure | 'newer';

const issueOf = (error: unknown): RecordIssue =>
  error instanceof NewerVersionError ? 'newer' : storageFailure(error);

/** Runs work in one transaction: all of its changes are stored or, after an error, none. */
const inTransaction = <R>(
  withStore: UseStore,
  work: (store: IDBObjectStore) => Promise<R>,
): Promise<R> =>
  withStore('readwrite', async (store) => {
    try {
      const result = await work(store);
      await promisifyRequest(store.transaction);
      return result;
    } catch (error) {
      try {
        store.transaction.abort();
      } catch {
        // It has failed already.
      }
      throw error;
    }
  });

/** Stores records as one entry each in a database of this browser. */
export type RecordStore = ReturnType<typeof createRecordStore>;

/** Creates a store of records. Its database is opened on first use. */
export function createRecordStore(database: string, format: RecordFormat) {
  let opened: UseStore | undefined;
  const open = () => (opened ??= openDatabase(database, 'entries'));
  let outdated: string[] = [];

  const change = <R>(work: (store: IDBObjectStore) => Promise<R>) => inTransaction(open(), work);

  return {
    kindOf: format.kindOf,

    /** Returns all entries as they are stored. Rejects if storage is denied. */
    entries: () => open()('readonly', allEntries),

    /**
     * Returns all entries, those of earlier versions in the present format. They are stored in it, in one transaction,
     * because a record can get a random ID with it. Rejects if storage is denied.
     */
    async upgradedEntries(): Promise<Entries> {
      const entries = await this.entries();
      if (!entries.some((entry) => isOlderEntry(format, entry))) return entries;
      // If the disk is full, they are read in their format.
      return change((store) => upgradeEntries(format, store))
        .then(() => this.entries())
        .catch(() => entries);
    },

    /** Reads all records. Entries that cannot be read are left out and reported. Never rejects. */
    async read(): Promise<StoredRecords | { issue: StorageFailure }> {
      try {
        const stored = await readRecords(format, await this.upgradedEntries());
        outdated = stored.outdated;
        return stored;
      } catch (error) {
        return { issue: storageFailure(error) };
      }
    },

    /**
     * Writes the changes of a tab in one transaction, merged with what another tab has stored since. Never rejects.
     * @param mine the records of the tab
     * @param known the records as the tab last read or wrote them
     * @param at ISO 8601
     * @returns the records as they are known to be stored now
     */
    async write(
      mine: Records,
      known: Records,
      at: string,
    ): Promise<{ records: Records } | { issue: RecordIssue }> {
      try {
        const records = await change(async (store) => {
          await convertFormer(format, store, at);
          await deleteOutdated(format, store, outdated);
          return writeChanges(format, store, { mine, known, at });
        });
        return { records };
      } catch (error) {
        return { issue: issueOf(error) };
      }
    },

    /**
     * Writes back what a tab has read or written earlier and the browser has deleted since. A record that was removed on
     * purpose, in any tab, stays removed. Never rejects.
     * @param known the records as the tab last read or wrote them
     * @returns the number of entries that were written back, or the reason of the failure
     */
    async restore(known: Records): Promise<{ restored: number } | { issue: StorageFailure }> {
      const isNothingLost = await open()('readonly', (store) => lostKeys(format, store, known))
        .then((lost) => lost.length === 0)
        // What cannot be read is not known to be lost.
        .catch(() => true);
      if (isNothingLost) return { restored: 0 };
      try {
        return { restored: await change((store) => writeLost(format, store, known)) };
      } catch (error) {
        return { issue: storageFailure(error) };
      }
    },

    /**
     * Returns damaged entries as JSON text, for downloading. Those that were set aside since they were found are
     * included; records that were stored under their keys are not. Rejects if storage is denied.
     */
    async textOf(keys: readonly string[]): Promise<string> {
      const entries = await this.entries();
      const damaged = entries.filter((entry) => isDamagedOf(format, keys, entry));
      return JSON.stringify(Object.fromEntries(damaged), null, 2);
    },

    /** Deletes the entries that {@link textOf} returns. Rejects if storage is denied. */
    deleteDamaged: (keys: readonly string[]): Promise<void> =>
      change(async (store) => {
        // What can be read of it stays.
        if (keys.some((key) => key === format.former?.key)) await convertFormer(format, store, '');
        for (const entry of await allEntries(store))
          if (isDamagedOf(format, keys, entry)) store.delete(entry[0]);
      }),

    /** Deletes the copy of the former format. Does nothing if storage is denied. */
    async deleteFormer(): Promise<void> {
      const { former } = format;
      if (former)
        await change(async (store) => void store.delete(former.copyKey)).catch(() => undefined);
    },
  };
}
