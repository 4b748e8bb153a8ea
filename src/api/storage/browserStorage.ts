/** `full`: the quota is exceeded or the device full; `denied`: storage is unavailable. */
export type StorageFailure = 'full' | 'denied';

/** Messages of Chromium, Firefox and WebKit: quotas, full disks, no space on the device. */
const FULL = /quota|full|space/i;

/** Returns why local storage, session storage or IndexedDB rejected a write. Never throws. */
export function storageFailure(error: unknown): StorageFailure {
  const { name, message } = Object(error) as Record<'name' | 'message', unknown>;
  return FULL.test(`${String(name)} ${String(message)}`) ? 'full' : 'denied';
}

type StorageArea = 'local' | 'session';

export type WriteOutcome = 'stored' | StorageFailure;

let wrap: ((stored: Storage) => Storage) | undefined;
const wrapped: Partial<Record<StorageArea, Storage>> = {};

/** @throws DOMException if the browser denies storage */
export function openStorage(area: StorageArea): Storage {
  const stored = area === 'local' ? window.localStorage : window.sessionStorage;
  if (!wrap) return stored;
  wrapped[area] ??= wrap(stored);
  return wrapped[area];
}

/** Lasts until the document is closed. The pages of the live preview must not change stored data. */
export function wrapStorage(wrapper: (stored: Storage) => Storage): void {
  wrap = wrapper;
}

function storeOf(area: StorageArea): Storage | null {
  try {
    return openStorage(area);
  } catch {
    return null;
  }
}

/** Null if it does not exist or storage is denied. Never throws. */
export function readEntry(area: StorageArea, key: string): string | null {
  try {
    return storeOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes an entry and returns the outcome. Never throws. */
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

/** Removes an entry and returns whether storage allows it. Never throws. */
export function removeEntry(area: StorageArea, key: string): WriteOutcome {
  try {
    openStorage(area).removeItem(key);
    return 'stored';
  } catch {
    return 'denied';
  }
}

/** Returns the keys of all entries, or an empty list if storage is denied. Never throws. */
export function keysOf(area: StorageArea): string[] {
  const store = storeOf(area);
  return Array.from({ length: store?.length ?? 0 }, (_none, index) => store?.key(index) ?? '');
}

/** Undefined if it is missing or is not JSON. Never throws. */
export function readJson(area: StorageArea, key: string): unknown {
  const text = readEntry(area, key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
