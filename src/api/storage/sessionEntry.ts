import { readJson, removeEntry, writeEntry } from './browserStorage';

/** Returns the functions that save the input of a form for this tab as JSON. They never throw. */
export function sessionEntry(key: string) {
  let remembered: object | undefined;
  return {
    /** Not validated. Undefined if nothing is saved, or if it is not JSON. */
    read: (): unknown => remembered ?? readJson('session', key),
    /** Saves a value. If session storage rejects it, it lasts until the page is closed. */
    write(value: object) {
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
