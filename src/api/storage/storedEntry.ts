/**
 * How one slice is kept in local storage: as plain JSON that other code can read
 * (content-contract.md, names of contract). The engine in `app/store/persist` does the keeping.
 */
export interface StoredEntry<S> {
  /** Name of contract of the entry. */
  key: string;
  /** Raised when the stored form changes; a newer stored version is never written over. */
  version: number;
  /** The state that nothing stored stands for. */
  empty: S;
  /** Reads parsed JSON; null when the whole is not of the shape. Bad parts are dropped and counted. */
  parse: (json: unknown) => { state: S; dropped: number } | null;
  /** What to store, or undefined when the slice is empty and its entry is to be removed. */
  serialize: (state: S) => unknown;
  /** Joins what this tab and another one made of a common base. */
  merge: (base: S, mine: S, theirs: S) => S;
}
