import * as Y from 'yjs';
import type { CopyStore } from './copyStore';
import { newRawKey } from './cipher';
import { DeskError } from './deskError';
import type { DeskDeps, Device, DeviceState } from './deskTypes';
import { unlinkDevice } from './devices';
import { changeDoc, keepDevice } from './deviceDoc';
import { keyFileText, newState, rawKeyOf, tokenOf, type Secrets } from './keyFiles';
import { fetchKeyFile, KEY_FILE } from './readCopy';
import { segmentName, writeSegment } from './segment';

/** Returns the names of the segments that a device has read, or could not read. */
function knownSegments({ files, problems }: DeviceState): string[] {
  const damaged = problems.filter(({ kind }) => kind === 'damaged');
  return [
    ...Object.keys(files),
    ...damaged.map(({ device, from: number }) => segmentName(device, number)),
  ];
}

/**
 * Starts a new data key, and writes everything again. Other devices have to be linked again. `unlinked` is the device that
 * must not be, and `isGone` tells that there is no copy any more.
 * @throws DeskError `busy` if another device has saved something that this one has not read
 */
async function renewKey(
  deps: DeskDeps,
  store: CopyStore,
  start: Device,
  { unlinked, isGone, ...secrets }: Secrets & { unlinked?: string; isGone: boolean },
): Promise<Device> {
  const { doc, state } = changeDoc(deps, start, () => {
    if (unlinked !== undefined) unlinkDevice(start.doc, unlinked, deps.now());
  });
  const token = await tokenOf(state);
  const key = { raw: newRawKey(), keyId: deps.newId(), token };
  const fresh = await newState(deps, key, state);
  const [name, at] = [segmentName(state.device, 1), deps.now()];
  const update = Y.encodeStateAsUpdate(doc);
  const text = await writeSegment(fresh.key, name, { at, from: 1, seen: {}, update });
  const keyFile = await keyFileText(deps, key.raw, secrets, key.keyId);
  const all = [
    { name: KEY_FILE, text: keyFile },
    { name, text },
  ];
  await store.replaceAll(all, isGone ? undefined : knownSegments(start.state));
  const clients = [...Y.decodeStateVector(Y.encodeStateVector(doc)).keys()];
  const renewed: DeviceState = {
    ...fresh,
    formerKeys: { ...state.formerKeys, [state.keyId]: state.key },
    number: 1,
    files: { [name]: 1 },
    expected: { [state.device]: 1 },
    times: { ...state.times, [state.device]: at },
    own: clients.map((client) => [client, 0]),
    erasures: state.erasures,
    savedAt: at,
    unsavedSince: '',
  };
  return keepDevice(deps, { doc, pending: [], state: renewed });
}

/** Returns undefined if there is no copy any more. */
const unlessGone = <R>(asked: Promise<R>): Promise<R | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof DeskError && error.failure === 'noCopy') return undefined;
    throw error;
  });

/** How often a new key is tried if another device saves something meanwhile. */
const TRIES = 3;

/**
 * Starts a new key with everything that all devices have saved. `present` is the passphrase or the recovery code of the
 * present one, `unlinked` the device that loses its access.
 * @param update brings a device and the copy to the same state
 * @throws DeskError, FileStoreError
 */
export async function renewCopy(
  deps: DeskDeps,
  start: Device,
  update: (device: Device) => Promise<Device>,
  { present, ...entered }: Secrets & { present: string; unlinked?: string },
): Promise<Device> {
  let device = start;
  for (let tried = 1; ; tried += 1) {
    // Without what the others have saved, it would be lost.
    const updated = await unlessGone(update(device));
    device = updated ?? device;
    const store = deps.openStore(await tokenOf(device.state));
    // A thief of an unlocked device must not end the access of the others.
    const file = await unlessGone(fetchKeyFile(store));
    if (file) await rawKeyOf(deps, file, present);
    try {
      return await renewKey(deps, store, device, { ...entered, isGone: !updated });
    } catch (error) {
      const isBusy = error instanceof DeskError && error.failure === 'busy';
      if (!isBusy || tried === TRIES) throw error;
    }
  }
}

/** Replaces the recovery code. @throws DeskError, FileStoreError */
export async function replaceRecoveryCode(
  deps: DeskDeps,
  store: CopyStore,
  secrets: Secrets,
): Promise<void> {
  const file = await fetchKeyFile(store);
  const raw = await rawKeyOf(deps, file, secrets.passphrase);
  await store.add([{ name: KEY_FILE, text: await keyFileText(deps, raw, secrets, file.keyId) }]);
}
