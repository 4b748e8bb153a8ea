export interface StoredFile {
  /** Hash that Git gives to its bytes. */
  hash: string;
  /** Bytes. */
  size: number;
}

export interface Snapshot {
  /** ID of the last commit; '' if there is none. */
  id: string;
  /** By path. */
  files: ReadonlyMap<string, StoredFile>;
}

export interface StoreCommit {
  id: string;
  /** ISO 8601. */
  at: string;
  message: string;
  who?: string;
}

/** New bytes by path; null deletes the file. */
export type FileChanges = ReadonlyMap<string, Uint8Array | null>;

/** Commits on a page of the log. The last page has fewer. */
export const LOG_PAGE = 20;

/** Files that are committed together. All functions throw a {@link FileStoreError}. */
export interface FileStore {
  /** Returns the files of a commit. @param at by default the last one */
  snapshot(at?: string): Promise<Snapshot>;
  /** Returns the last snapshot that was read or committed here, without a request. Missing if a request costs nothing. */
  known?(): Snapshot | undefined;
  read(hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>>;
  /**
   * Commits all changes or none.
   * @returns `moved` if `base` is outdated: nothing was committed, or the answer was lost and others committed since
   */
  commit(base: string, changes: FileChanges, message: string): Promise<{ id: string } | 'moved'>;
  /** Returns the commits that concern the content, newest first. @param page from 1 */
  log(page: number): Promise<StoreCommit[]>;
}

export type StoreFailure =
  /** There was no answer, so the outcome is unknown. */
  | 'offline'
  /** There is no token, or it is invalid, expired or revoked. */
  | 'token'
  /** The token has no right to do this. */
  | 'permission'
  /** The repository, branch or commit does not exist for this token. */
  | 'missing'
  /** The store refuses the change. */
  | 'protected'
  /** The repository of the desk is public. */
  | 'public'
  /** The repository of the desk is that of the website. */
  | 'website'
  | 'limited'
  /** There is no space left, or there are more files than the host lists. */
  | 'full'
  /** The page was opened on another computer than that of the local server. */
  | 'wrongHost';

type CopyFailure =
  /** Its code could not be loaded. */
  | 'unreachable'
  /** Another device writes at the same time. */
  | 'busy'
  | 'wrongPassphrase'
  /** There is no copy in the store, or no longer. */
  | 'noCopy'
  | 'exists'
  /** A newer version of the site has written the copy, or the requests of this browser. */
  | 'newer'
  /** The key was changed since this device was linked. */
  | 'unlinked'
  /** The code of a link belongs to a former key, or was cut off. */
  | 'oldCode'
  /** This browser does not store anything, or the requests cannot be read. */
  | 'storage';

export type DeskFailure = StoreFailure | CopyFailure;

interface FailureDetails {
  /** The words of the host. */
  words?: string | undefined;
  /** End of a rate limit in ms since 1970. */
  until?: number | undefined;
}

/** `cancelled`: the requests were cancelled. `unexpected`: an error of the browser or this program, with its words. */
export interface StoreProblem extends FailureDetails {
  code: StoreFailure | 'cancelled' | 'unexpected';
}

export class FileStoreError<R extends DeskFailure = StoreFailure> extends Error {
  readonly reason: R;
  readonly words: string | undefined;
  readonly until: number | undefined;
  constructor(reason: R, { words, until }: FailureDetails = {}) {
    super(words ?? reason);
    this.name = 'FileStoreError';
    this.reason = reason;
    this.words = words;
    this.until = until;
  }
}

export function storeProblem(error: unknown): StoreProblem {
  if (error instanceof FileStoreError)
    return { code: error.reason, words: error.words, until: error.until };
  if (Object(error).name === 'AbortError') return { code: 'cancelled' };
  return { code: 'unexpected', words: error instanceof Error ? error.message : String(error) };
}
