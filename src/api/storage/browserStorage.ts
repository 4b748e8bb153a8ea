import { storageFailure, type StorageFailure } from './storageFailure';

/** The browser's two stores, where reading may throw and writing may be refused. */
export type StorageArea = 'local' | 'session';

/** How a write ended. */
export type WriteOutcome = 'stored' | StorageFailure;

function storeOf(area: StorageArea): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** The text of an entry, or null when there is none or storage is denied. Never throws. */
export function readEntry(area: StorageArea, key: string): string | null {
  try {
    return storeOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes an entry and says how that went. Never throws. */
export function writeEntry(area: StorageArea, key: string, text: string): WriteOutcome {
  const store = storeOf(area);
  if (!store) return 'denied';
  try {
    store.setItem(key, text);
    return 'stored';
  } catch (error) {
    return storageFailure(error);
  }
}

/** Removes an entry, if storage lets it. Never throws. */
export function removeEntry(area: StorageArea, key: string): void {
  try {
    storeOf(area)?.removeItem(key);
  } catch {
    // Nothing to remove where nothing can be kept.
  }
}

/** The texts of all entries; none where storage is denied. Never throws. */
export function entriesOf(area: StorageArea): string[] {
  try {
    const store = storeOf(area);
    return Array.from({ length: store?.length ?? 0 }, (_none, at) => {
      const key = store?.key(at) ?? '';
      return store?.getItem(key) ?? '';
    });
  } catch {
    return [];
  }
}

/** An entry as JSON; undefined when it is missing or is not JSON. Never throws. */
export function readJson(area: StorageArea, key: string): unknown {
  const text = readEntry(area, key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
