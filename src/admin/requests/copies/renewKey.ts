import * as Y from 'yjs';
import type { DeskStore } from '../../publish/deskStore';
import { newRawKey } from './cipher';
import type { DeskDeps, Device, DeviceState } from './deskTypes';
import { unlinkDevice } from './devices';
import { changeDoc, keepDevice } from './deviceDoc';
import { keyFileText, newState, rawKeyOf, tokenOf, type Secrets } from './keyFiles';
import { fetchKeyFile, KEY_FILE } from './readCopy';
import { segmentName, writeSegment } from './segment';

/**
 * Starts a new data key, and writes everything again. Other devices have to be linked again. @param unlinked the device
 * that must not be
 */
export async function renewKey(
  deps: DeskDeps,
  store: DeskStore,
  start: Device,
  { unlinked, ...secrets }: Secrets & { unlinked?: string },
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
  await store.replaceAll([
    { name: KEY_FILE, text: keyFile },
    { name, text },
  ]);
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

/** Replaces the recovery code. @throws DeskError, DeskStoreError */
export async function replaceRecoveryCode(
  deps: DeskDeps,
  store: DeskStore,
  secrets: Secrets,
): Promise<void> {
  const file = await fetchKeyFile(store);
  const raw = await rawKeyOf(deps, file, secrets.passphrase);
  await store.add([{ name: KEY_FILE, text: await keyFileText(deps, raw, secrets, file.keyId) }]);
}
