import * as v from 'valibot';
import { fromBase64, toBase64Url } from '@/domain/text/base64';
import { FileStoreError } from '../../file-store/fileStore';
import { decryptBytes, encryptBytes, encryptedSchema } from '../../storage/passphraseCipher';
import {
  fetchKeyFile,
  joinBytes,
  newRawKey,
  newRecoveryCode,
  normalisedCode,
  keyFileText,
  newState,
  rawKeyOf,
  tokenOf,
  type Secrets,
} from './cipher';
import { KEY_FILE, retried, type CopyChanges } from './copyStore';
import type { CopyDevice, DeviceState, OpenCopy, SyncDeps } from './deskTypes';
import {
  deviceLetters,
  deviceName,
  editFiles,
  editName,
  inFiles,
  readDeviceFile,
  writeDeviceFile,
  writeEditFile,
} from './readCopy';

/** Returns the letter with a number: A to Z, then AA. */
function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

/** Adds the file of this device, with a letter that no device has ever had. */
async function enter(
  { store, now }: OpenCopy,
  state: DeviceState,
  others: CopyChanges = new Map(),
): Promise<DeviceState> {
  const at = new Date(now()).toISOString();
  return retried(async () => {
    const names = [...(await store.list()).keys()];
    if (others.has(KEY_FILE) && names.includes(KEY_FILE)) throw new FileStoreError('exists');
    // The file of a device can be missing.
    const used = editFiles(names).map(({ device }) => device);
    const letters = new Set([...deviceLetters(names), ...used]);
    let index = 0;
    while (letters.has(letterAt(index))) index += 1;
    const letter = letterAt(index);
    const device: CopyDevice = { id: state.id, name: state.name, at };
    const text = await writeDeviceFile(state.key, letter, device);
    await store.add(new Map([...others, [deviceName(letter), text]]));
    return { ...state, letter, devices: { ...state.devices, [letter]: device } };
  });
}

/** Starts a copy in an empty store. @throws FileStoreError if there is one */
export async function startCopy(
  deps: SyncDeps,
  { name, token, ...secrets }: Secrets & { name: string; token?: string | undefined },
): Promise<DeviceState> {
  const key = { raw: newRawKey(), keyId: crypto.randomUUID(), token };
  const state = await newState(key, { id: crypto.randomUUID(), letter: '', name });
  const text = await keyFileText(deps, key, secrets);
  return enter({ ...deps, store: deps.openStore(token) }, state, new Map([[KEY_FILE, text]]));
}

const linkSchema = v.object({ keyId: v.string(), code: v.string(), wrapped: encryptedSchema });
/** Bytes of a data key. The token follows them. */
const KEY_BYTES = 32;

/** Returns the fragment of a link that links another device. @throws FileStoreError */
export async function linkFragment(
  { store, iterations }: OpenCopy,
  state: DeviceState,
  passphrase: string,
): Promise<string> {
  const file = await fetchKeyFile(store);
  const raw = await rawKeyOf({ iterations }, file, passphrase);
  const bytes = await joinBytes(raw, (await tokenOf(state)) ?? '');
  const code = normalisedCode(newRecoveryCode());
  const { keyId } = file;
  const wrapped = await encryptBytes(bytes, code, keyId, iterations);
  return toBase64Url(new TextEncoder().encode(JSON.stringify({ keyId, code, wrapped })));
}

/** Reads the fragment of a link. @throws FileStoreError `oldCode` */
async function readLink({ iterations }: SyncDeps, fragment: string) {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(fromBase64(fragment)));
  } catch {
    throw new FileStoreError('oldCode');
  }
  const { success, output } = v.safeParse(linkSchema, json);
  const bytes =
    success && (await decryptBytes(output.wrapped, output.code, output.keyId, iterations));
  if (!bytes) throw new FileStoreError('oldCode');
  const token = new TextDecoder().decode(bytes.slice(KEY_BYTES)) || undefined;
  return { raw: bytes.slice(0, KEY_BYTES), keyId: output.keyId, token };
}

/**
 * Links this device with the passphrase, the recovery code or the fragment of a link. What the copy lacks is added to it.
 * A device that was linked before the key was changed keeps its letter. @throws FileStoreError
 */
export async function joinCopy(
  deps: SyncDeps,
  entered: { name: string; secret?: string; token?: string | undefined; fragment?: string },
): Promise<DeviceState> {
  const { name, secret = '', fragment } = entered;
  const former = await deps.device.load();
  const link = fragment === undefined ? undefined : await readLink(deps, fragment);
  const known = entered.token ?? (former && (await tokenOf(former)));
  const token = link ? link.token : known;
  const store = deps.openStore(token);
  const file = await fetchKeyFile(store);
  if (link && link.keyId !== file.keyId) throw new FileStoreError('oldCode');
  const key = link ?? { raw: await rawKeyOf(deps, file, secret), keyId: file.keyId, token };
  const copy = { ...deps, store };
  const fresh = await newState(key, { id: crypto.randomUUID(), letter: '', name });
  if (!former) return enter(copy, fresh);
  const { id, letter } = former;
  const state = { ...fresh, formerKeys: { ...former.formerKeys, [former.keyId]: former.key } };
  const own = await readDeviceFile(state.key, letter, await store.read([deviceName(letter)]));
  const isKnown = own?.id === id && !own.isUnlinked;
  return isKnown ? { ...state, id, letter } : enter(copy, state);
}

/** Other devices have to be linked again. @throws FileStoreError `busy` if one has saved something not read here */
async function renewKey(
  copy: OpenCopy,
  state: DeviceState,
  { unlinked, isGone, ...secrets }: Secrets & { unlinked?: string | undefined; isGone: boolean },
): Promise<DeviceState> {
  const { store, rows } = copy;
  const key = { raw: newRawKey(), keyId: crypto.randomUUID(), token: await tokenOf(state) };
  const fresh = await newState(key, state);
  const at = new Date(copy.now()).toISOString();
  const devices: Record<string, CopyDevice> = { ...state.devices };
  for (const [letter, device] of Object.entries(devices))
    if (device.id === unlinked) devices[letter] = { ...device, isUnlinked: true };
  const damaged = state.problems.filter(({ kind }) => kind === 'damaged').map(editName);
  const known = [KEY_FILE, ...state.files, ...damaged, ...Object.keys(devices).map(deviceName)];
  const listed = [...(await store.list(true)).keys()].filter((one) => !one.startsWith('photos/'));
  // Another device has saved something that this one has not read.
  if (!isGone && listed.some((one) => !known.includes(one))) throw new FileStoreError('busy');
  const changes = new Map<string, string | null>(listed.map((name) => [name, null]));
  changes.set(KEY_FILE, await keyFileText(copy, key, secrets));
  for (const [letter, device] of Object.entries(devices))
    changes.set(deviceName(letter), await writeDeviceFile(fresh.key, letter, device));
  const { letter } = state;
  // The names of files are never used twice.
  const last = state.expected[letter] ?? 0;
  const files: string[] = [];
  for (const [index, part] of inFiles(await rows.read()).entries()) {
    const to = last + index + 1;
    const name = editName({ device: letter, from: index === 0 ? 1 : to, to });
    changes.set(name, await writeEditFile(fresh.key, name, { at, seen: {} }, part));
    files.push(name);
  }
  await store.add(changes, true);
  return {
    ...fresh,
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
    return renewKey({ ...deps, store }, state, { ...entered, isGone: !updated });
  });
}

/** Replaces the recovery code. @throws FileStoreError */
export const replaceRecoveryCode = (copy: OpenCopy, secrets: Secrets): Promise<void> =>
  retried(async () => {
    const file = await fetchKeyFile(copy.store);
    const raw = await rawKeyOf(copy, file, secrets.passphrase);
    const text = await keyFileText(copy, { raw, keyId: file.keyId }, secrets);
    await copy.store.add(new Map([[KEY_FILE, text]]));
  });
