/**
 * Describes how a slice is stored in local storage, as plain JSON that other code can read. The
 * storage engine is in `persist`.
 */
export interface StoredEntry<S> {
  /** Public storage key of the entry. */
  key: string;
  /**
   * Increased when the stored format changes. An entry with a newer version is never
   * overwritten.
   */
  version: number;
  /** State if nothing is stored. */
  empty: S;
  /** Loads what `parse` needs. Called before a stored entry is first parsed. */
  prepare?: () => Promise<void>;
  /**
   * Parses JSON. Returns null if the whole has the wrong shape. Invalid parts are dropped and
   * counted.
   */
  parse: (json: unknown) => { state: S; dropped: number } | null;
  /** Returns the value to store, or undefined to remove the entry of an empty slice. */
  serialize: (state: S) => unknown;
  /** Merges the changes of this tab and another one, relative to a common base. */
  merge: (base: S, mine: S, theirs: S) => S;
}
