import type { StampedRows } from '@/domain/rental/sync/stamp';
import type { RequestsDispatch, RequestsRootState } from '../store/storeTypes';
import type { CopyStore } from './copyStore';

export interface DeskTab {
  dispatch: RequestsDispatch;
  getState: () => RequestsRootState;
}

/** A device as its file in the copy describes it. Files stay after unlinking, so that no letter is used twice. */
export interface CopyDevice {
  id: string;
  name: string;
  /** When it was linked, ISO 8601. */
  at: string;
  isUnlinked?: boolean;
}

/** The numbers of a file, or of several that it replaces. */
export interface NumberRange {
  /** Letter of the device that has written it. */
  device: string;
  from: number;
  to: number;
}

/** Files that should be in the copy and are not, or that cannot be read. From 0 to 0: the file of a device. */
export interface CopyProblem extends NumberRange {
  kind: 'missing' | 'damaged';
  /** Time of the last file of the device that could be read, ISO 8601; '' if there is none. */
  after: string;
}

export interface DeviceState {
  id: string;
  letter: string;
  name: string;
  keyId: string;
  /** Cannot be read by scripts. */
  key: CryptoKey;
  /** The hash of the file of the key, by which a change of the key is noticed. */
  keyHash?: string;
  /** Keys of photos that are not encrypted with the present one yet, by their IDs. */
  formerKeys: Readonly<Record<string, CryptoKey>>;
  /** The token of the repository, encrypted with the key. */
  token?: string;
  /** All devices that were ever linked, by their letters. */
  devices: Readonly<Record<string, CopyDevice>>;
  /** Names of the files of edits that were read or written. */
  files: readonly string[];
  /** Highest number of each device that any device has seen, by their letters. */
  expected: Readonly<Record<string, number>>;
  /** Time of the last file of each device, ISO 8601. */
  times: Readonly<Record<string, string>>;
  problems: readonly CopyProblem[];
  /** Records whose personal data was removed before the files of this device were joined. */
  erased: readonly string[];
  /** When everything was last saved, ISO 8601; '' if never, so that all that the copy lacks is added. */
  savedAt: string;
  /** Whole hours by which the clock of this device is ahead of that of the store, or behind it (negative). */
  clockError?: number;
}

/** The rows that this browser has stored, by `<table>/<key>`. */
export interface LocalRows {
  /** The rows with what other tabs have stored. @throws FileStoreError if they cannot be read */
  read: () => Promise<StampedRows>;
  /** The rows as this tab knows them. */
  known: () => StampedRows;
  isComplete: () => boolean;
  /** Merges and stores rows that were read. @throws FileStoreError */
  write: (rows: StampedRows) => Promise<void>;
}

export interface SyncDeps {
  device: {
    /** Undefined if the device is not linked. @throws FileStoreError */
    load: () => Promise<DeviceState | undefined>;
    /** @throws FileStoreError */
    save: (state: DeviceState) => Promise<void>;
    remove: () => Promise<void>;
  };
  rows: LocalRows;
  photos: {
    read: (id: string) => Promise<Blob | undefined>;
    /** @throws FileStoreError */
    save: (id: string, photo: Blob) => Promise<void>;
  };
  /** @throws FileStoreError if there is no valid store */
  openStore: (token: string | undefined) => CopyStore;
  /** ms since 1970. */
  now: () => number;
  /** Iterations of the key derivation. Tests use fewer. */
  iterations?: number;
  /** A device joins its files if there are more; by default 50. */
  maxFiles?: number;
}

/** A device with its open store. */
export interface OpenCopy extends SyncDeps {
  store: CopyStore;
}

/** `at`: when it last wrote to the copy, ISO 8601. */
export interface LinkedDevice extends CopyDevice {
  letter: string;
  isOwn: boolean;
}

export interface DeskStatus {
  isLinked: boolean;
  /** The letter of this device in numbers of documents, '' while it is the only one. */
  letter: string;
  devices: LinkedDevice[];
  savedAt: string;
  /** Time of the oldest change that is on this device only, ISO 8601; '' if there is none. */
  unsavedSince: string;
  problems: CopyProblem[];
  clockError?: number | undefined;
}

export const NO_COPY: DeskStatus = {
  isLinked: false,
  letter: '',
  devices: [],
  savedAt: '',
  unsavedSince: '',
  problems: [],
};
