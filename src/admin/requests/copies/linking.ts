import * as v from 'valibot';
import * as Y from 'yjs';
import { fromBase64, toBase64Url } from '@/domain/text/base64';
import type { CopyStore } from './copyStore';
import { decryptBytes, encryptBytes } from '../../storage/passphraseCipher';
import { joinBytes, newRawKey, newRecoveryCode, normalisedCode, wrapSchema } from './cipher';
import { DeskError } from './deskError';
import type { DeskDeps, Device, DeviceState } from './deskTypes';
import { isUnlinked } from './devices';
import { keepDevice, openDoc } from './deviceDoc';
import { keyFileText, newState, rawKeyOf, tokenOf, type Secrets } from './keyFiles';
import { fetchKeyFile, KEY_FILE, type ReadCopy } from './readCopy';

/** Starts a copy in an empty store. @throws DeskError if there is one */
export async function startCopy(
  deps: DeskDeps,
  store: CopyStore,
  { name, token, ...secrets }: Secrets & { name: string; token: string | undefined },
): Promise<Device> {
  const listed = await store.list();
  if (listed.some((file) => file.name === KEY_FILE)) throw new DeskError('exists');
  const key = { raw: newRawKey(), keyId: deps.newId(), token };
  const state = await newState(deps, key, { device: deps.newId(), name });
  await store.add([{ name: KEY_FILE, text: await keyFileText(deps, key.raw, secrets, key.keyId) }]);
  return keepDevice(deps, { state, doc: openDoc(), pending: [] });
}

interface Joining {
  raw: Uint8Array<ArrayBuffer>;
  keyId: string;
  token: string | undefined;
  name: string;
  /** This device as it was linked before. */
  former: Device | undefined;
}

/** Links this device with a data key. What it has saved on itself since it was unlinked is added to the copy. */
async function join(deps: DeskDeps, { former, name, ...key }: Joining): Promise<Device> {
  const isKnown = former !== undefined && !isUnlinked(former.doc, former.state.device);
  const device = isKnown ? former.state.device : deps.newId();
  const revision = former?.state.revision ?? 0;
  const state = await newState(deps, key, { device, name, revision });
  const joining = former ? 'again' : 'first';
  const doc = former?.doc ?? openDoc();
  const formerKeys = former && {
    ...former.state.formerKeys,
    [former.state.keyId]: former.state.key,
  };
  const joined = { ...state, joining, ...(formerKeys && { formerKeys }) } as const;
  return keepDevice(deps, { doc, pending: [], state: joined });
}

/** Links this device with the passphrase or the recovery code. @throws DeskError, FileStoreError */
export async function joinBySecret(
  deps: DeskDeps,
  store: CopyStore,
  { secret, ...how }: Omit<Joining, 'raw' | 'keyId'> & { secret: string },
): Promise<Device> {
  const file = await fetchKeyFile(store);
  return join(deps, { ...how, raw: await rawKeyOf(deps, file, secret), keyId: file.keyId });
}

const linkSchema = v.object({ keyId: v.string(), code: v.string(), wrapped: wrapSchema });
/** Bytes of a data key. The token follows them. */
const KEY_BYTES = 32;

/** Returns the fragment of a link that links another device. @throws DeskError, FileStoreError */
export async function linkFragment(
  deps: DeskDeps,
  store: CopyStore,
  { state }: Device,
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

/** Links this device with the fragment of a link. @throws DeskError */
export async function joinByLink(
  deps: DeskDeps,
  fragment: string,
  how: Pick<Joining, 'name' | 'former'>,
): Promise<Device> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(fromBase64(fragment)));
  } catch {
    throw new DeskError('oldCode');
  }
  const { success, output } = v.safeParse(linkSchema, json);
  const bytes =
    success && (await decryptBytes(output.wrapped, output.code, output.keyId, deps.iterations));
  if (!bytes) throw new DeskError('oldCode');
  const token = new TextDecoder().decode(bytes.slice(KEY_BYTES)) || undefined;
  return join(deps, { ...how, raw: bytes.slice(0, KEY_BYTES), keyId: output.keyId, token });
}

const readVector = ({ updates }: ReadCopy) =>
  Y.decodeStateVector(Y.encodeStateVectorFromUpdate(Y.mergeUpdates(updates)));

const vectorOf = (doc: Y.Doc) => Y.decodeStateVector(Y.encodeStateVector(doc));

/**
 * Returns a device that is linked again as one that is linked for the first time, if the copy is a new one that shares no
 * change with its document. Data that was removed before may still be in that document.
 */
export function joinNewCopy(device: Device, copy: ReadCopy): Device {
  if (device.state.joining !== 'again') return device;
  const read = readVector(copy);
  const known = vectorOf(device.doc);
  if (read.size === 0 || [...read.keys()].some((client) => known.has(client))) return device;
  const { shadow: _shadow, ...rest } = device;
  const state: DeviceState = { ...device.state, joining: 'first', own: [] };
  return { ...rest, state, doc: openDoc(), pending: [] };
}

/** Adds what this device knows and the copy does not, after its key was changed. */
export function rejoin(device: Device, copy: ReadCopy): Device {
  const { state, doc } = device;
  const { expected, files, times } = copy;
  const vector = readVector(copy);
  const own = [...vectorOf(doc)]
    .filter(([client, clock]) => clock > (vector.get(client) ?? 0))
    .map(([client]) => [client, vector.get(client) ?? 0] as const);
  const pending = [Y.encodeStateAsUpdate(doc, Y.encodeStateVector(vector))];
  return { ...device, pending, state: { ...state, own, expected, files, times } };
}
