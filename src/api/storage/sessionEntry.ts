import { readEntry, removeEntry, writeEntry } from './browserStorage';

/** Text of a form that is saved for this tab. Its functions never throw. */
interface SessionEntry {
  /** Returns the saved text, or null. */
  read: () => string | null;
  /** Saves a text. If session storage rejects it, it lasts until the page is closed. */
  write: (text: string) => void;
  remove: () => void;
}

/** Returns an entry of session storage. */
export function sessionEntry(key: string): SessionEntry {
  let remembered: string | null = null;
  return {
    read: () => remembered ?? readEntry('session', key),
    write(text) {
      // After a failure the previous stored text remains for a reload.
      const isStored = writeEntry('session', key, text) === 'stored';
      remembered = isStored ? null : text;
    },
    remove() {
      remembered = null;
      removeEntry('session', key);
    },
  };
}
