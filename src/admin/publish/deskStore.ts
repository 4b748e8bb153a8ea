/** A file of the encrypted copy. Its text is Base64 or JSON, never readable without the key. */
export interface DeskFile {
  /** `key.json`, `segments/<device>/<number>` or `photos/<key>/<photo>`. */
  name: string;
  text: string;
}

/** A file as the store lists it. */
export interface ListedFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** Where the encrypted copy is kept. All functions throw a {@link DeskStoreError}. */
export interface DeskStore {
  list: () => Promise<ListedFile[]>;
  /** Returns the texts of files by their names, without those that do not exist. */
  read: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /**
   * Adds files in one step, and removes those that they replace. A file that exists is never changed, except `key.json`.
   */
  add: (files: readonly DeskFile[], replaced?: readonly string[]) => Promise<void>;
  /**
   * Replaces everything but photos in one step.
   * @param known names of the segments that may be replaced, by default all. With another one nothing is, and it is `busy`
   */
  replaceAll: (files: readonly DeskFile[], known?: readonly string[]) => Promise<void>;
}

/** Why the store did not do something. */
export type DeskStoreFailure =
  /** No response. */
  | 'unreachable'
  /** The page was opened on another computer than that of the local server. */
  | 'wrongHost'
  /** There is no token, or it is invalid, expired or revoked. */
  | 'token'
  /** The token has no right to write. */
  | 'permission'
  /** The repository or branch does not exist for this token. */
  | 'missing'
  /** The repository is public. */
  | 'public'
  /** The repository is that of the website. */
  | 'website'
  /** A rate limit. */
  | 'limited'
  /** There are more files than the host lists. */
  | 'tooMany'
  /** There is no space left. */
  | 'full'
  /** Somebody else writes at the same time, or the file exists. */
  | 'busy';

export class DeskStoreError extends Error {
  readonly failure: DeskStoreFailure;
  /** End of a rate limit in ms since 1970, if it is known. */
  readonly until: number | undefined;
  constructor(failure: DeskStoreFailure, until?: number) {
    super(failure);
    this.failure = failure;
    this.until = until;
  }
}
