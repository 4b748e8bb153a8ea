import type { StoreFailure } from '../../file-store/fileStore';

/** Why something could not be done. */
export type DeskFailure =
  | StoreFailure
  /** The code of the copy could not be loaded. */
  | 'unreachable'
  /** Another device writes at the same time. */
  | 'busy'
  | 'wrongPassphrase'
  /** There is no copy in the store, or no longer. */
  | 'noCopy'
  /** There is a copy already. */
  | 'exists'
  /** A newer version of the site has written the copy, or the requests of this browser. */
  | 'newer'
  /** The key was changed since this device was linked. */
  | 'unlinked'
  /** The code of a link belongs to a former key, or was cut off. */
  | 'oldCode'
  /** This browser does not store anything, or the requests cannot be read. */
  | 'storage';

export class DeskError extends Error {
  readonly failure: DeskFailure;
  constructor(failure: DeskFailure) {
    super(failure);
    this.failure = failure;
  }
}
