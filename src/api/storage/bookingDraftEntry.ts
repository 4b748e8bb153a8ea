import { isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { readJson, removeEntry, writeEntry } from './browserStorage';
import { sessionEntry } from './sessionEntry';

/** Storage key: the booking request until it is sent or discarded. Nothing personal is in local storage. */
export const DRAFT_KEY = 'bookingDraft';
/** After the last change, items and dates are kept for this time. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

const tabEntry = sessionEntry(DRAFT_KEY);

function readShared(): JsonObject {
  const json = readJson('local', DRAFT_KEY);
  if (!isJsonObject(json)) return {};
  const age = Date.now() - Date.parse(String(json['at']));
  if (age <= KEPT_MS) return json;
  removeEntry('local', DRAFT_KEY);
  return {};
}

/** The part of this tab is in session storage, and that of all tabs in local storage. */
export const bookingDraftEntry = {
  /** Returns both parts, not validated. Never throws. */
  read(): JsonObject {
    const json = tabEntry.read();
    const own = isJsonObject(json) ? json : {};
    return own['isAlone'] ? own : { ...own, ...readShared() };
  },
  /** Returns the reference of the request that the form of this tab shows, not validated. Never throws. */
  shownReference(): unknown {
    const { own, reference } = bookingDraftEntry.read();
    return own || reference;
  },
  /** Notes the time of the change. What local storage rejects lasts as long as the tab. Never throws. */
  write(own: object, shared: object | undefined): void {
    const { at, ...before } = readShared();
    const isSame = JSON.stringify(shared ?? {}) === JSON.stringify(before);
    const next = { ...shared, at: new Date().toISOString() };
    const outcome = shared && !isSame && writeEntry('local', DRAFT_KEY, JSON.stringify(next));
    if (!shared && at !== undefined) removeEntry('local', DRAFT_KEY);
    const isAlone = outcome === 'denied' || outcome === 'full';
    tabEntry.write(isAlone ? { ...own, ...next, isAlone } : own);
  },
  remove(): void {
    tabEntry.remove();
    removeEntry('local', DRAFT_KEY);
  },
  /** Calls a function when another tab may have changed it. @returns a function that stops that */
  follow(onChange: () => void): () => void {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === DRAFT_KEY) onChange();
    };
    window.addEventListener('storage', handleStorage);
    // While the browser keeps a page to go back to, it receives no events of storage.
    window.addEventListener('pageshow', onChange);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', onChange);
    };
  },
};
