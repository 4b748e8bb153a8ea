import { readJson, removeEntry, writeEntry } from './browserStorage';

/** Input of a form that is saved for this tab as JSON. Its functions never throw. */
interface SessionEntry {
  /** Returns what is saved, not validated. Undefined if nothing is, or if it is not JSON. */
  read: () => unknown;
  /** Saves a value. If session storage rejects it, it lasts until the page is closed. */
  write: (value: object) => void;
  remove: () => void;
}

/** Returns an entry of session storage. */
export function sessionEntry(key: string): SessionEntry {
  let remembered: object | undefined;
  return {
    read: () => remembered ?? readJson('session', key),
    write(value) {
      // After a failure the previous stored text remains for a reload.
      const isStored = writeEntry('session', key, JSON.stringify(value)) === 'stored';
      remembered = isStored ? undefined : value;
    },
    remove() {
      remembered = undefined;
      removeEntry('session', key);
    },
  };
}
