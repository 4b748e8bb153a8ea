import * as v from 'valibot';
import { fromBase64, toBase64Url } from '@/domain/text/base64';
import { decryptBytes, encryptBytes } from '../../storage/passphraseCipher';
import {
  joinBytes,
  newRawKey,
  newRecoveryCode,
  normalisedCode,
  wrapSchema,
  keyFileText,
  newState,
  rawKeyOf,
  tokenOf,
  type Secrets,
} from './cipher';
import { KEY_FILE, type CopyFile, type CopyStore } from './copyStore';
import { FileStoreError } from '../../file-store/fileStore';
import type { CopyDevice, DeviceState, SyncDeps } from './deskTypes';
import {
  editName,
  inFiles,
  parseEditName,
  writeEditFile,
  deviceName,
  fetchKeyFile,
  parseDeviceName,
  readDevice,
  writeDeviceFile,
} from './readCopy';

const TRIES = 5;

/** Tries something again while another device is faster. @throws FileStoreError `busy` */
async function retried<R>(attempt: () => Promise<R>): Promise<R> {
  for (let tried = 1; ; tried += 1)
    try {
      return await attempt();
    } catch (error) {
      const isBusy = error instanceof FileStoreError && error.reason === 'busy';
      if (!isBusy || tried === TRIES) throw error;
    }
}

/** Returns the letter with a number: A to Z, then AA. */
function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

/** Adds the file of this device, with a letter that no device has ever had. */
async function enter(
  deps: SyncDeps,
  store: CopyStore,
  state: DeviceState,
  others: readonly CopyFile[] = [],
): Promise<DeviceState> {
  const at = new Date(deps.now()).toISOString();
  return retried(async () => {
    const names = (await store.list()).map(({ name }) => name);
    const isStart = others.some(({ name }) => name === KEY_FILE);
    if (isStart && names.includes(KEY_FILE)) throw new FileStoreError('exists');
    const letters = new Set(
      // The file of a device can be missing.
      names.flatMap((name) => parseDeviceName(name) ?? parseEditName(name)?.device ?? []),
    );
    let index = 0;
    while (letters.has(letterAt(index))) index += 1;
    const letter = letterAt(index);
    const device: CopyDevice = { id: state.id, name: state.name, at };
    const text = await writeDeviceFile(state.key, letter, device);
    await store.add([...others, { name: deviceName(letter), text }]);
    return { ...state, letter, devices: { ...state.devices, [letter]: device } };
  });
}

/** Starts a copy in an empty store. @throws FileStoreError if there is one */
export async function startCopy(
  deps: SyncDeps,
  store: CopyStore,
  { name, token, ...secrets }: Secrets & { name: string; token: string | undefined },
): Promise<DeviceState> {
  const key = { raw: newRawKey(), keyId: deps.newId(), token };
  const state = await newState(key, { id: deps.newId(), letter: '', name });
  const text = await keyFileText(deps, key.raw, secrets, key.keyId);
  return enter(deps, store, state, [{ name: KEY_FILE, text }]);
}

interface Joining {
  raw: Uint8Array<ArrayBuffer>;
  keyId: string;
  token: string | undefined;
  name: string;
  /** This device as it was linked before. */
  former: DeviceState | undefined;
}

/** What the copy lacks is added to it. A device that was linked before the key was changed keeps its letter. */
async function join(
  deps: SyncDeps,
  store: CopyStore,
  { former, name, ...key }: Joining,
): Promise<DeviceState> {
  const fresh = await newState(key, { id: deps.newId(), letter: '', name });
  const formerKeys = former && { ...former.formerKeys, [former.keyId]: former.key };
  const state = { ...fresh, ...(formerKeys && { formerKeys }) };
  if (!former) return enter(deps, store, state);
  const own = await readDevice(store, state.key, former.letter);
  const isKnown = own?.id === former.id && !own.isUnlinked;
  return isKnown ? { ...state, id: former.id, letter: former.letter } : enter(deps, store, state);
}

/** Links this device with the passphrase or the recovery code. @throws FileStoreError */
export async function joinBySecret(
  deps: SyncDeps,
  store: CopyStore,
  { secret, ...how }: Omit<Joining, 'raw' | 'keyId'> & { secret: string },
): Promise<DeviceState> {
  const file = await fetchKeyFile(store);
  return join(deps, store, { ...how, raw: await rawKeyOf(deps, file, secret), keyId: file.keyId });
}

const linkSchema = v.object({ keyId: v.string(), code: v.string(), wrapped: wrapSchema });
/** Bytes of a data key. The token follows them. */
const KEY_BYTES = 32;

/** Returns the fragment of a link that links another device. @throws FileStoreError */
export async function linkFragment(
  deps: SyncDeps,
  store: CopyStore,
  state: DeviceState,
  passphrase: string,
): Promise<string> {
  const file = await fetchKeyFile(store);
  const raw = await rawKeyOf(deps, file, passphrase);
  const bytes = joinBytes(raw, new TextEncoder().encode((await tokenOf(state)) ?? ''));
  const code = normalisedCode(newRecoveryCode());
  const { keyId } = file;
  const wrapped = await encryptBytes(bytes, code, keyId, deps.iterations);
  return toBase64Url(new TextEncoder().encode(JSON.stringify({ keyId, code, wrapped })));
}

/** Links this device with the fragment of a link. @throws FileStoreError */
export async function joinByLink(
  deps: SyncDeps,
  fragment: string,
  how: Pick<Joining, 'name' | 'former'>,
): Promise<DeviceState> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(fromBase64(fragment)));
  } catch {
    throw new FileStoreError('oldCode');
  }
  const { success, output } = v.safeParse(linkSchema, json);
  const bytes =
    success && (await decryptBytes(output.wrapped, output.code, output.keyId, deps.iterations));
  if (!bytes) throw new FileStoreError('oldCode');
  const token = new TextDecoder().decode(bytes.slice(KEY_BYTES)) || undefined;
  const store = deps.openStore(token);
  if ((await fetchKeyFile(store)).keyId !== output.keyId) throw new FileStoreError('oldCode');
  const raw = bytes.slice(0, KEY_BYTES);
  return join(deps, store, { ...how, raw, keyId: output.keyId, token });
}

/** Other devices have to be linked again. @throws FileStoreError `busy` if one has saved something not read here */
async function renewKey(
  deps: SyncDeps,
  store: CopyStore,
  state: DeviceState,
  { unlinked, isGone, ...secrets }: Secrets & { unlinked: string | undefined; isGone: boolean },
): Promise<DeviceState> {
  const key = { raw: newRawKey(), keyId: deps.newId(), token: await tokenOf(state) };
  const fresh = await newState(key, state);
  const at = new Date(deps.now()).toISOString();
  const devices = Object.fromEntries(
    Object.entries(state.devices).map(([letter, device]) => [
      letter,
      device.id === unlinked ? { ...device, isUnlinked: true } : device,
    ]),
  );
  const { letter } = state;
  // The names of files are never used twice.
  const last = state.expected[letter] ?? 0;
  const added: CopyFile[] = [];
  for (const [index, rows] of inFiles(await deps.rows.read()).entries()) {
    const to = last + index + 1;
    const name = editName({ device: letter, from: index === 0 ? 1 : to, to });
    added.push({ name, text: await writeEditFile(fresh.key, name, { at, seen: {} }, rows) });
  }
  const files = added.map(({ name }) => name);
  for (const [one, device] of Object.entries(devices))
    added.push({ name: deviceName(one), text: await writeDeviceFile(fresh.key, one, device) });
  const text = await keyFileText(deps, key.raw, secrets, key.keyId);
  const damaged = state.problems.filter(({ kind }) => kind === 'damaged').map(editName);
  const known = [KEY_FILE, ...state.files, ...damaged, ...Object.keys(devices).map(deviceName)];
  const listed = (await store.list(true)).map((file) => file.name);
  const others = listed.filter((one) => !one.startsWith('photos/'));
  // Another device has saved something that this one has not read.
  if (!isGone && others.some((one) => !known.includes(one))) throw new FileStoreError('busy');
  const kept = new Set([KEY_FILE, ...added.map(({ name }) => name)]);
  const replaced = others.filter((one) => !kept.has(one));
  await store.add([{ name: KEY_FILE, text }, ...added], replaced, true);
  const { isJoining: _isJoining, ...rest } = fresh;
  return {
    ...rest,
    formerKeys: { ...state.formerKeys, [state.keyId]: state.key },
    devices,
    files,
    expected: { [letter]: last + files.length },
    times: { ...state.times, [letter]: at },
    erased: state.erased,
    savedAt: at,
  };
}

/** Returns undefined if there is no copy any more. */
const unlessGone = <R>(asked: Promise<R>): Promise<R | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof FileStoreError && error.reason === 'noCopy') return undefined;
    throw error;
  });

/** `present`: passphrase or recovery code; `unlinked`: ID of the device that loses access. @throws FileStoreError */
export async function renewCopy(
  deps: SyncDeps,
  start: DeviceState,
  update: (state: DeviceState) => Promise<DeviceState>,
  { present, ...entered }: Secrets & { present: string; unlinked?: string | undefined },
): Promise<DeviceState> {
  return retried(async () => {
    // Without what the others have saved, it would be lost.
    const updated = await unlessGone(update(start));
    const state = updated ?? start;
    const store = deps.openStore(await tokenOf(state));
    await store.list();
    // A thief of an unlocked device must not end the access of the others.
    const file = await unlessGone(fetchKeyFile(store));
    if (file) await rawKeyOf(deps, file, present);
    return renewKey(deps, store, state, { unlinked: undefined, ...entered, isGone: !updated });
  });
}

/** Replaces the recovery code. @throws FileStoreError */
export async function replaceRecoveryCode(
  deps: SyncDeps,
  store: CopyStore,
  secrets: Secrets,
): Promise<void> {
  const file = await fetchKeyFile(store);
  const raw = await rawKeyOf(deps, file, secrets.passphrase);
  await store.add([{ name: KEY_FILE, text: await keyFileText(deps, raw, secrets, file.keyId) }]);
}
