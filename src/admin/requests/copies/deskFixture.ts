import { FileStoreError } from '../../file-store/fileStore';
import { memoryFileStore, rememberingStore } from '../../file-store/fileStoreFixture';
import { copyStore, type CopyStore } from './copyStore';
import { changedKeys, mergeStored, type Records } from './records';
import { createDesk } from './desk';
import { DeskError } from './deskError';
import type { DeskDeps, DeviceEntry, PhotoContent } from './deskTypes';

/** Few iterations, because a history derives many keys. */
const ITERATIONS = 1;
export const PASSPHRASE = 'four words of a test';
export const RECOVERY = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2-3';
export const SECRETS = { passphrase: PASSPHRASE, recoveryCode: RECOVERY };

/** The files of a store in memory, and what opens it for each function of a desk. */
export function memoryStore() {
  const { files, store } = memoryFileStore();
  const open = () => {
    const device = rememberingStore(store);
    return () => copyStore(device);
  };
  // Nothing is kept between the calls of a device.
  const opened: CopyStore = {
    list: () => copyStore(store).list(),
    hasMoved: () => false,
    read: (names) => copyStore(store).read(names),
    add: (...added) => copyStore(store).add(...added),
    replaceAll: (...added) => copyStore(store).replaceAll(...added),
  };
  return { files, store: opened, open };
}

/** Fields of the records of these tests. */
const SHAPE = {
  fields: ['ref', 'status', 'note', 'log', 'payments', 'updatedAt', 'isAnonymous'],
  defaults: { status: 'new', note: '', log: [], payments: [], updatedAt: '', isAnonymous: false },
};
export const newRecord = (ref: string, note = ''): Record<string, unknown> => ({
  ref,
  ...SHAPE.defaults,
  note,
});

/** Thrown where a history stops a device. */
export class Stopped extends Error {}

type TestRecords = Readonly<Record<string, Record<string, unknown>>>;

/** The records that a device has stored, as its tabs change them. */
function openRecords(now: () => string) {
  const local = {
    records: {} as TestRecords,
    removed: new Set<string>(),
    edit(key: string, fields: object) {
      const record = { ...local.records[key], ...fields, updatedAt: now() };
      local.records = { ...local.records, [key]: record };
      local.removed.delete(key);
    },
    remove(key: string) {
      const { [key]: _removed, ...rest } = local.records;
      local.records = rest;
      local.removed.add(key);
    },
    /** Stores records like the record store, merged with the stored records since they were read. */
    write(mine: Records, known: Records) {
      for (const key of changedKeys(mine, known)) {
        const own = mine[key];
        if (!own) local.remove(key);
        else {
          const record = mergeStored(own, known[key], local.records[key]);
          local.records = { ...local.records, [key]: { ...record } };
          local.removed.delete(key);
        }
      }
    },
  };
  return local;
}

/** A device with its own browser storage. */
export function openTestDevice(
  name: string,
  store: CopyStore | (() => CopyStore),
  more: Partial<DeskDeps> = {},
) {
  let entry: DeviceEntry | undefined;
  let count = 0;
  const clock = { offset: 0 };
  const newId = () => `${name}${(count += 1).toString(36)}`;
  const now = () =>
    new Date(Date.UTC(2026, 0, 1) + (count += 1) * 1000 + clock.offset).toISOString();
  const local = openRecords(now);
  /** The photos that this device has stored. */
  const photos = new Map<string, PhotoContent>();
  /** Number of steps that are still made; the next one stops before or after it was made. */
  const fuse = { left: Infinity };
  async function step<R>(work: () => R | Promise<R>): Promise<R> {
    fuse.left -= 1;
    if (fuse.left === 0) throw new Stopped();
    const result = await work();
    if (fuse.left === 1) throw new Stopped();
    return result;
  }
  const deps: DeskDeps = {
    device: {
      revision: async () => entry?.state.revision,
      load: () => step(() => entry && { ...entry }),
      save: ({ state, pending, doc = entry?.doc, shadow = entry?.shadow }) =>
        step(() => void (entry = { state, pending, doc, shadow })),
      remove: () => step(() => void (entry = undefined)),
    },
    local: {
      read: () => step(() => ({ records: local.records, removed: new Set(local.removed) })),
      write: (mine, known) => step(() => local.write(mine, known)),
    },
    photos: {
      idsOf: (field, value) => (field === 'note' ? (String(value).match(/photo-\w+/g) ?? []) : []),
      read: (id) => step(() => photos.get(id)),
      save: (id, photo) => step(() => void photos.set(id, photo)),
      remove: (ids) => step(() => ids.forEach((id) => photos.delete(id))),
    },
    openStore: () => {
      const opened = typeof store === 'function' ? store() : store;
      return {
        hasMoved: opened.hasMoved,
        list: (isKnown) => step(() => opened.list(isKnown)),
        read: (names) => step(() => opened.read(names)),
        add: (...added) => step(() => opened.add(...added)),
        replaceAll: (...files) => step(() => opened.replaceAll(...files)),
      };
    },
    shapeOf: () => SHAPE,
    now,
    newId,
    iterations: ITERATIONS,
    ...more,
  };
  let desk = createDesk(deps);

  return {
    local,
    photos,
    clock,
    fuse,
    desk: () => desk,
    /** What this device has stored about the copy. */
    stored: () => entry,
    /** Starts again with the stored records. */
    reopen: (other: Partial<DeskDeps> = {}) => void (desk = createDesk({ ...deps, ...other })),
  };
}

export type TestDevice = ReturnType<typeof openTestDevice>;

/**
 * An office whose copy two devices share.
 * @param prepare called with the first device before it starts the copy
 */
export async function openOffice(
  prepare: (first: TestDevice) => void = () => undefined,
  name = 'Office',
) {
  const { files, store } = memoryStore();
  const [one, other] = [openTestDevice('a', store), openTestDevice('b', store)];
  prepare(one);
  await one.desk().start({ ...SECRETS, name });
  await other.desk().join({ secret: PASSPHRASE, name: 'Phone' });
  await one.desk().sync();
  return { files, store, one, other };
}

/** Returns why a call of a desk failed; 'none' if it did not. */
export const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof FileStoreError) return error.reason;
      return error instanceof DeskError ? error.failure : error;
    },
  );
