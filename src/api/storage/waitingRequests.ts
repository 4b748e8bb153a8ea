import { del, promisifyRequest, set, values, type UseStore } from 'idb-keyval';
import {
  isExpired,
  parseWaitingRequest,
  type WaitingRequest,
  type WaitingState,
} from '@/domain/booking/waitingRequest';
import { openDatabase } from './openDatabase';

/** IndexedDB: requests of the visitor that wait for a connection, for at most 7 days. */
const DATABASE = 'slate-waiting';

let database: UseStore | undefined;
const open = () => (database ??= openDatabase(DATABASE, 'requests'));

/** Whether anything was ever stored. Most visitors have no such database, and none is created for them. */
async function isThere(): Promise<boolean> {
  // Older versions of Firefox do not list databases.
  const list = await (indexedDB as Partial<IDBFactory>).databases?.();
  return list?.some(({ name }) => name === DATABASE) ?? true;
}

/** Stores a request, or replaces it. @throws DOMException if storage is denied or full */
export function storeWaiting(request: WaitingRequest): Promise<void> {
  return set(request.reference, request, open());
}

/**
 * Marks a request as posted, if it has a state. Of several tabs that claim a request that waits, one gets it.
 * @returns whether it was marked
 * @throws DOMException if storage is denied or full
 */
export function claimWaiting(reference: string, state: WaitingState): Promise<boolean> {
  return open()('readwrite', async (store) => {
    const request = parseWaitingRequest(await promisifyRequest<unknown>(store.get(reference)));
    if (request?.state !== state) return false;
    const marked: WaitingRequest = { ...request, state: 'posted' };
    store.put(marked, reference);
    await promisifyRequest(store.transaction);
    return true;
  });
}

/** Removes a request that was sent or discarded. @throws DOMException if storage is denied */
export function removeWaiting(reference: string): Promise<void> {
  return del(reference, open());
}

/** The stored requests, oldest first, and the references of those that were removed because they are too old. */
export interface StoredWaiting {
  requests: WaitingRequest[];
  expired: string[];
}

/** Returns the stored requests, and removes those that are older than 7 days. Empty if storage is denied. */
export async function readWaiting(now: number): Promise<StoredWaiting> {
  try {
    if (!(await isThere())) return { requests: [], expired: [] };
    const stored: unknown[] = await values(open());
    const all = stored.flatMap((json) => parseWaitingRequest(json) ?? []);
    const expired = all.filter((request) => isExpired(request, now));
    await Promise.all(expired.map(({ reference }) => removeWaiting(reference)));
    return {
      requests: all
        .filter((request) => !expired.includes(request))
        .sort((a, b) => a.at.localeCompare(b.at)),
      expired: expired.map(({ reference }) => reference),
    };
  } catch {
    return { requests: [], expired: [] };
  }
}
