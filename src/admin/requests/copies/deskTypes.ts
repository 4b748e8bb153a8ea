import type * as Y from 'yjs';
import type { CopyStore } from './copyStore';
import type { Records } from './records';
import type { FieldConflict } from './deskView';
import type { CopyProblem } from './hostChecks';
import type { ShapeOf } from './writeRecords';

/** What a linked device keeps apart from the document. */
export interface DeviceState {
  /** Increases each time that it is stored. */
  revision: number;
  device: string;
  name: string;
  keyId: string;
  /** Cannot be read by scripts. */
  key: CryptoKey;
  /** Keys of photos that are not encrypted with the present one yet, by their IDs. */
  formerKeys?: Readonly<Record<string, CryptoKey>>;
  /** The token of the repository, encrypted with the key. */
  token?: string;
  /** Number of the last segment of this device. */
  number: number;
  /** The first number that each segment contains that was read, by its name. */
  files: Readonly<Record<string, number>>;
  /** Highest number of each device that any device has seen. */
  expected: Readonly<Record<string, number>>;
  /** Time of the last segment of each device, ISO 8601. */
  times: Readonly<Record<string, string>>;
  problems: readonly CopyProblem[];
  /** What this device has added to the document: clients of the library, and where its part begins. */
  own: readonly (readonly [client: number, from: number])[];
  /** Removals of personal data after which the segments of this device were joined. */
  erasures: readonly string[];
  /** When everything was last saved, ISO 8601; '' if never. */
  savedAt: string;
  /** Time of the oldest change that is on this device only, ISO 8601; '' if there is none. */
  unsavedSince: string;
  /** `first`: nothing of the copy was read yet; `again`: nothing since the key was changed. */
  joining?: 'first' | 'again';
}

/** A linked device, the document, and its changes that are not saved. */
export interface Device {
  state: DeviceState;
  doc: Y.Doc;
  pending: readonly Uint8Array[];
  /**
   * The document before what was read was applied to it. It is there while it is not known which of both the records of
   * this browser follow.
   */
  shadow?: Y.Doc;
}

/** What a device stores: all of it in one transaction. In a change, what is undefined stays. */
export interface DeviceEntry {
  state: DeviceState;
  doc?: Uint8Array | undefined;
  shadow?: Uint8Array | null | undefined;
  pending: readonly Uint8Array[];
}

export interface DeviceStorage {
  /** Returns the revision that is stored; undefined if the device is not linked. */
  revision: () => Promise<number | undefined>;
  load: () => Promise<DeviceEntry | undefined>;
  save: (entry: DeviceEntry) => Promise<void>;
  remove: () => Promise<void>;
}

/** The requests, customers and settings that this browser has stored. */
export interface LocalRecords {
  /** `removed`: keys of records that were removed on purpose. @throws DeskError */
  read: () => Promise<{ records: Records; removed: ReadonlySet<string> }>;
  /** Stores changed records, merged with what tabs have stored since. @throws DeskError */
  write: (mine: Records, known: Records) => Promise<void>;
}

export interface PhotoContent {
  /** MIME type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The photos and signatures that this browser has stored. */
export interface PhotoFiles {
  /** Returns the IDs of the photos that a field of a record names. */
  idsOf: (field: string, value: unknown) => readonly string[];
  /** Undefined if it is not in this browser. */
  read: (id: string) => Promise<PhotoContent | undefined>;
  /** @throws DeskError */
  save: (id: string, photo: PhotoContent) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

export interface DeskDeps {
  device: DeviceStorage;
  local: LocalRecords;
  photos: PhotoFiles;
  /** @throws FileStoreError if there is no valid store */
  openStore: (token: string | undefined) => CopyStore;
  shapeOf: ShapeOf;
  /** ISO 8601. */
  now: () => string;
  newId: () => string;
  /** Iterations of the key derivation. Tests use fewer. */
  iterations?: number;
  /** A device joins its segments if there are more; by default 50. */
  maxSegments?: number;
  /**
   * Adds to the records that are to be stored what concerns this device, and what follows from their changes.
   * @param former the records that are stored
   */
  withOwn?: (
    records: Records,
    device: { letter: string; isOnly: boolean },
    former: Records,
  ) => Records;
}

export interface LinkedDevice {
  id: string;
  name: string;
  letter: string;
  /** When it last wrote to the copy, ISO 8601. */
  at: string;
  isOwn: boolean;
}

/** What the office sees of its copy. */
export interface DeskStatus {
  isLinked: boolean;
  devices: LinkedDevice[];
  savedAt: string;
  unsavedSince: string;
  problems: (Omit<CopyProblem, 'device'> & { device: string })[];
  /** Fields that were changed on two devices, by the key of the record. */
  conflicts: Record<string, FieldConflict[]>;
}

/** The status of a browser that is not linked. */
export const NO_COPY: DeskStatus = {
  isLinked: false,
  devices: [],
  savedAt: '',
  unsavedSince: '',
  problems: [],
  conflicts: {},
};
