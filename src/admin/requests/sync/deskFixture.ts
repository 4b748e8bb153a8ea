import { logEntry } from '@/domain/rental/requestLog';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { withLoggedChanges } from '@/domain/rental/sync/changedOnTwoDevices';
import { requestsByRef } from '@/domain/rental/sync/deskRecords';
import { changedFields } from '@/domain/rental/sync/recordFields';
import { mergeRow, mergeRows, REMOVED } from '@/domain/rental/sync/mergeRows';
import {
  createClock,
  type Cell,
  type StampedRow,
  type StampedRows,
  type Clock,
} from '@/domain/rental/sync/stamp';
import {
  FileStoreError,
  type FileStore,
  type Snapshot,
  type StoreCommit,
} from '../../file-store/fileStore';
import { copyStore, type CopyStore } from './copyStore';
import { createSync } from './createSync';
import type { DeviceState, SyncDeps } from './deskTypes';

/** Few iterations, because a history derives many keys. */
const ITERATIONS = 1;
export const PASSPHRASE = 'four words of a test';
export const RECOVERY = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2-3';
export const SECRETS = { passphrase: PASSPHRASE, recoveryCode: RECOVERY };

/** A store in memory, whose files can be changed directly. The hash of a file is its text. */
function memoryFileStore() {
  const files = new Map<string, string>();
  const commits: (StoreCommit & { files: Map<string, string> })[] = [];
  const id = () => commits[0]?.id ?? '';
  const listed = (texts: Map<string, string>) =>
    new Map([...texts].map(([path, text]) => [path, { hash: text, size: text.length }]));
  const store: FileStore = {
    async snapshot(at) {
      const past = commits.find((commit) => commit.id === at);
      return { id: at ?? id(), files: listed(past?.files ?? files) };
    },
    read: async (hashes) => new Map(hashes.map((hash) => [hash, new TextEncoder().encode(hash)])),
    async commit(base, changes, message) {
      if (base !== id()) return 'moved';
      for (const [path, bytes] of changes)
        if (bytes) files.set(path, new TextDecoder().decode(bytes));
        else files.delete(path);
      const at = new Date(Date.UTC(2026, 0, commits.length + 1)).toISOString();
      commits.unshift({ id: `${commits.length + 1}`, at, message, files: new Map(files) });
      return { id: id() };
    },
    log: async (page) =>
      commits.slice((page - 1) * 20, page * 20).map(({ files: _files, ...commit }) => commit),
  };
  return { files, store };
}

/** Returns a store as a browser opens it: it knows what it has read and committed last. */
function rememberingStore(store: FileStore): FileStore {
  let known: Snapshot | undefined;
  const snapshot = async (at?: string) => (known = await store.snapshot(at));
  return {
    ...store,
    snapshot,
    known: () => known,
    async commit(...changes) {
      known = undefined;
      const outcome = await store.commit(...changes);
      if (outcome !== 'moved') await snapshot(outcome.id);
      return outcome;
    },
  };
}

export function memoryStore() {
  const { files, store } = memoryFileStore();
  const open = () => {
    const device = rememberingStore(store);
    return () => copyStore(device);
  };
  // Nothing is kept between the calls of a device.
  const opened: CopyStore = {
    list: () => copyStore(store).list(),
    changedAt: () => copyStore(store).changedAt(),
    read: (names) => copyStore(store).read(names),
    add: (...added) => copyStore(store).add(...added),
  };
  return { files, store: opened, open };
}

/** Thrown where a history stops a device. */
export class Stopped extends Error {}

const TABLE = 'requests/';

const ASKED_AT = Date.UTC(2025, 10, 1);

function openRequests(name: string, now: () => number, newId: () => string) {
  let rows: StampedRows = {};
  const clock = createClock(name.padEnd(4, '0'), now);
  let count = 0;
  const random = () => ((count += 1) * 0.618_034) % 1;
  const requests = () =>
    requestsByRef(
      Object.fromEntries(
        Object.entries(rows).map(([record, row]) => [record.slice(TABLE.length), row]),
      ),
    );
  const write = (
    id: string,
    fields: readonly (readonly [string, unknown])[],
    { next }: Clock = clock,
  ) => {
    const cells = fields.map(([field, value]) => [field, [value, next(), true] as Cell]);
    const row = mergeRow(rows[TABLE + id] ?? {}, Object.fromEntries(cells) as StampedRow);
    rows = { ...rows, [TABLE + id]: row };
  };
  return {
    rows: () => rows,
    requests,
    request: (ref: string) => requests()[ref],
    /** Changes a request, or adds it. @param event adds an entry to the log */
    edit(ref: string, fields: Partial<RentalRequest>, event?: string) {
      const at = new Date(now()).toISOString();
      const before = requests()[ref];
      if (!before) {
        const asked = createClock(name.padEnd(4, '0'), () => ASKED_AT);
        write(newId(), changedFields(null, sampleRequest({ ref, id: '', log: [] })), asked);
      }
      const known = requests()[ref] as RentalRequest;
      const log = event ? [...known.log, logEntry(at, event)] : known.log;
      const after = { ...known, ...fields, log, updatedAt: at };
      const logged = withLoggedChanges(known, after, name, random);
      write(known.id, changedFields(known, logged));
    },
    remove(ref: string) {
      const id = requests()[ref]?.id;
      if (id) write(id, [[REMOVED, true]]);
    },
    read(received: StampedRows) {
      Object.values(received).forEach(clock.see);
      rows = mergeRows(rows, received);
    },
  };
}

export function openTestDevice(
  name: string,
  store: CopyStore | (() => CopyStore),
  more: Partial<SyncDeps> = {},
) {
  let stored: DeviceState | undefined;
  let count = 0;
  const clock = { offset: 0 };
  const newId = () => `${name}${(count += 1).toString(36)}`;
  const now = () => Date.UTC(2026, 0, 1) + (count += 1) * 1000 + clock.offset;
  const local = openRequests(name, now, newId);
  const photos = new Map<string, Blob>();
  /** Number of steps that are still made; the next one stops before or after it was made. */
  const fuse = { left: Infinity };
  async function step<R>(work: () => R | Promise<R>): Promise<R> {
    fuse.left -= 1;
    if (fuse.left === 0) throw new Stopped();
    const result = await work();
    if (fuse.left === 1) throw new Stopped();
    return result;
  }
  const deps: SyncDeps = {
    device: {
      load: () => step(() => stored),
      save: (state) => step(() => void (stored = state)),
      remove: () => step(() => void (stored = undefined)),
    },
    rows: {
      known: local.rows,
      isComplete: () => true,
      read: () => step(local.rows),
      write: (rows) => step(() => local.read(rows)),
    },
    photos: {
      read: (id) => step(() => photos.get(id)),
      save: (id, photo) => step(() => void photos.set(id, photo)),
    },
    openStore: () => {
      const opened = typeof store === 'function' ? store() : store;
      return {
        changedAt: opened.changedAt,
        list: (isKnown) => step(() => opened.list(isKnown)),
        read: (names) => step(() => opened.read(names)),
        add: (...added) => step(() => opened.add(...added)),
      };
    },
    now,
    iterations: ITERATIONS,
    ...more,
  };
  let desk = createSync(deps);

  return {
    local,
    photos,
    clock,
    fuse,
    desk: () => desk,
    stored: () => stored,
    reopen: (other: Partial<SyncDeps> = {}) => void (desk = createSync({ ...deps, ...other })),
  };
}

export type TestDevice = ReturnType<typeof openTestDevice>;

/** An office whose copy two devices share. `prepare` gets the first one before it starts the copy. */
export async function openOffice(
  prepare: (first: TestDevice) => void = () => undefined,
  name = 'Office',
) {
  const { files, store, open } = memoryStore();
  const [one, other] = [openTestDevice('a', store), openTestDevice('b', store)];
  prepare(one);
  await one.desk().start({ ...SECRETS, name });
  await other.desk().join({ secret: PASSPHRASE, name: 'Phone' });
  await one.desk().sync();
  return { files, store, open, one, other };
}

export const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'none',
    (error: unknown) => {
      return error instanceof FileStoreError ? error.reason : error;
    },
  );
