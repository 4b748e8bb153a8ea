import { readJson, writeEntry } from '@/api/storage/browserStorage';
import { isJsonObject } from '@/domain/text/jsonObject';

/** Navigation and dashboard read it instead of the requests. It also shows that the browser has deleted them. */
const COUNTS_KEY = 'slateRequestCounts';

/** Numbers of requests: stored ones, and unanswered ones. */
interface RequestCounts {
  total: number;
  new: number;
}

const listeners = new Set<() => void>();
/** Counts that this tab has read or stored last, for browsers that deny local storage or delete the entry. */
let last: RequestCounts = { total: 0, new: 0 };

const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;

/** Returns the stored counts; undefined if there are none, or if the browser has deleted them. Never throws. */
export function readRequestCounts(): RequestCounts | undefined {
  const json = readJson('local', COUNTS_KEY);
  if (!isJsonObject(json)) return undefined;
  last = { total: countOf(json.total), new: countOf(json.new) };
  return last;
}

/** Never throws. */
export const readNewRequestCount = (): number => (readRequestCounts() ?? last).new;

/** Stores the counts, and notifies this tab and the other ones. */
export function storeRequestCounts(counts: RequestCounts): void {
  const known = readRequestCounts();
  if (known?.total === counts.total && known.new === counts.new) return;
  last = counts;
  writeEntry('local', COUNTS_KEY, JSON.stringify(counts));
  listeners.forEach((listener) => listener());
}

/** Calls the listener when the counts have changed, in any tab. @returns an unsubscribe function */
export function subscribeToRequestCounts(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // The site never removes the entry.
    if (key === null && last.total > 0) storeRequestCounts(last);
    if (key === COUNTS_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
