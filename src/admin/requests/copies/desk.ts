import * as Y from 'yjs';
import type { CopyStore } from './copyStore';
import { viewOf } from './deskView';
import { DeskError } from './deskError';
import type { DeskDeps, DeskStatus, Device } from './deskTypes';
import { changeDoc, keepDevice, openDoc, writerOf } from './deviceDoc';
import { deskStatusOf } from './devices';
import { tokenOf, withToken, type Secrets } from './keyFiles';
import { joinByLink, joinBySecret, linkFragment, startCopy } from './linking';
import { differingRecords } from './localChanges';
import { checkPhotos, fetchPhotos } from './photos';
import { KEY_FILE, readCopy } from './readCopy';
import { renewCopy, replaceRecoveryCode } from './renewKey';
import { syncDesk } from './syncDesk';
import { settleField } from './writeRecords';

interface Named {
  /** Name of this device. */
  name: string;
}

const isRequest = (key: string) => key.startsWith('request:');

/**
 * Reads and decrypts the whole copy. Returns the number of requests of this browser and of those that are the same in the
 * copy, and the number of photos and signatures that the requests name and of those whose files are in the copy.
 */
async function checkCopy(deps: DeskDeps, store: CopyStore, { state }: Device) {
  const { records } = await deps.local.read();
  const listed = await store.list();
  const { updates, problems } = await readCopy(store, { state: { ...state, files: {} }, listed });
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  const differing = differingRecords(viewOf(doc), records, deps.shapeOf);
  const total = Object.keys(records).filter(isRequest).length;
  const matching = total - Object.keys(differing).filter(isRequest).length;
  const photos = await checkPhotos(deps, store, { doc, state }, listed);
  return { total, matching, photos, problems };
}

/** Keeps the device in memory, and loads it again if another tab has changed it or something has failed. */
function openDevice(deps: DeskDeps) {
  let known: Device | undefined;
  async function load(): Promise<Device | undefined> {
    if (known && (await deps.device.revision()) === known.state.revision) return known;
    const entry = await deps.device.load();
    known = entry && {
      state: entry.state,
      pending: entry.pending,
      doc: openDoc(entry.doc),
      ...(entry.shadow && { shadow: openDoc(entry.shadow) }),
    };
    return known;
  }
  async function run<R>(work: (device: Device | undefined) => Promise<R>): Promise<R> {
    try {
      return await work(await load());
    } catch (error) {
      // Only a part of it may be stored.
      known = undefined;
      throw error;
    }
  }
  return {
    run,
    /** Runs work of a linked device. @throws DeskError if it is not linked */
    runLinked: <R>(work: (device: Device) => Promise<R>): Promise<R> =>
      run((device) => {
        if (!device) throw new DeskError('unlinked');
        return work(device);
      }),
    keep: (device: Device | undefined): DeskStatus => {
      known = device;
      return deskStatusOf(device);
    },
  };
}

/**
 * Opens the encrypted copy of the desk, as this device sees it. Calls must not overlap. Each throws a DeskError or a
 * FileStoreError, and can be repeated.
 */
export function createDesk(deps: DeskDeps) {
  const { run, runLinked, keep } = openDevice(deps);
  const storeOf = async ({ state }: Device) => deps.openStore(await tokenOf(state));
  const update = async (device: Device) => syncDesk(deps, await storeOf(device), device);

  return {
    /** Returns what is known without a request. */
    status: () => run(async (device) => deskStatusOf(device)),
    sync: () => run(async (device) => keep(device && (await update(device)))),
    /** Returns whether the store has a copy. */
    hasCopy: async (token?: string) => {
      const listed = await deps.openStore(token).list();
      return listed.some(({ name }) => name === KEY_FILE);
    },
    start: (entered: Secrets & Named & { token?: string }) =>
      run(async () => {
        const { token } = entered;
        return keep(
          await update(await startCopy(deps, deps.openStore(token), { ...entered, token })),
        );
      }),
    join: (entered: Named & { secret: string; token?: string }) =>
      run(async (former) => {
        const token = entered.token ?? (former && (await tokenOf(former.state)));
        const how = { ...entered, token, former };
        return keep(await update(await joinBySecret(deps, deps.openStore(token), how)));
      }),
    joinByLink: ({ fragment, name }: Named & { fragment: string }) =>
      run(async (former) => keep(await update(await joinByLink(deps, fragment, { name, former })))),
    linkFragment: (passphrase: string) =>
      runLinked(async (device) => linkFragment(deps, await storeOf(device), device, passphrase)),
    /**
     * Starts a new key. `present` is the passphrase or the recovery code of the present one, `unlinked` the device that
     * loses its access.
     */
    renew: (entered: Secrets & { present: string; unlinked?: string }) =>
      runLinked(async (device) => keep(await renewCopy(deps, device, update, entered))),
    replaceRecoveryCode: (entered: Secrets) =>
      runLinked(async (device) => replaceRecoveryCode(deps, await storeOf(device), entered)),
    /** Replaces the token of the repository. */
    replaceToken: (token: string) =>
      runLinked(async (device) => {
        // It is needed to link the device again if its key was changed meanwhile.
        const state = await withToken(device.state, token);
        return keep(await update(await keepDevice(deps, { ...device, state })));
      }),
    settle: (key: string, field: string) =>
      runLinked(async (device) => {
        const writer = writerOf(deps, device.state);
        const change = () => settleField(device.doc, { key, field }, writer);
        return keep(await keepDevice(deps, changeDoc(deps, device, change)));
      }),
    /** Synchronises, reads the whole copy, and compares it with this browser. */
    check: () =>
      runLinked(async (device) => {
        // Changes that are still being gathered are no differences.
        const current = await update(device);
        keep(current);
        return checkCopy(deps, await storeOf(current), current);
      }),
    /** Looks for photos in the copy, and stores them on this device. */
    fetchPhotos: (ids: readonly string[]) =>
      runLinked(async (device) => fetchPhotos(deps, await storeOf(device), device.state, ids)),
    /** Removes key, token and document from this device. The requests stay. */
    forget: () =>
      run(async () => {
        await deps.device.remove();
        return keep(undefined);
      }),
  };
}

export type Desk = ReturnType<typeof createDesk>;
