import * as v from 'valibot';
import { fromBase64, toBase64 } from '@/domain/text/base64';
import { FileStoreError } from '../../file-store/fileStore';
import { decryptBytes, encryptBytes, encryptedSchema, gcm } from '../../storage/passphraseCipher';
import { KEY_FILE, type CopyStore } from './copyStore';
import type { DeviceState, SyncDeps } from './deskTypes';

/** Sizes of files are steps of this many bytes, so that they tell less about their content. */
const STEP = 4096;
const NONCE_BYTES = 12;
const COPY_VERSION = 1;

const keyFileSchema = v.object({
  version: v.literal(COPY_VERSION),
  keyId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  passphrase: encryptedSchema,
  recovery: encryptedSchema,
});
/** The content of `key.json`: the data key, wrapped by the passphrase and by the recovery code. */
type KeyFile = v.InferOutput<typeof keyFileSchema>;

/** Reads the file of the key. @throws FileStoreError if there is none, or if it is of a newer version */
export async function fetchKeyFile(store: CopyStore): Promise<KeyFile> {
  const texts = await store.read([KEY_FILE]);
  const { output: json } = v.safeParse(v.pipe(v.string(), v.parseJson()), texts.get(KEY_FILE));
  const { version } = Object(json) as { version?: unknown };
  if (typeof version === 'number' && version > COPY_VERSION) throw new FileStoreError('newer');
  const { success, output } = v.safeParse(keyFileSchema, json);
  if (!success) throw new FileStoreError('noCopy');
  return output;
}

export const newRawKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

/** Letters without those that look like others. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random recovery code of 130 bits, in groups. */
export function newRecoveryCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(26))].map(
    (byte) => CODE_LETTERS[byte % 32] ?? '',
  );
  return (letters.join('').match(/.{1,5}/g) ?? []).join('-');
}

/** Returns a recovery code as it was created, however it was typed. */
export const normalisedCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const joinBytes = async (...parts: BlobPart[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Blob(parts).arrayBuffer());

/** Encrypts bytes as the text of a file. The name is authenticated with them. */
export async function encryptFile(
  key: CryptoKey,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 4) / STEP) * STEP);
  new DataView(padded.buffer).setUint32(0, bytes.length);
  padded.set(bytes, 4);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const data = await crypto.subtle.encrypt(gcm(nonce, name), key, padded);
  return toBase64(await joinBytes(nonce, data));
}

/** Decrypts the text of a file. Undefined if it was changed, or has another name or key. Never throws. */
export async function decryptFile(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const all = fromBase64(text.replace(/\s/g, ''));
    const nonce = all.slice(0, NONCE_BYTES);
    const plain = await crypto.subtle.decrypt(gcm(nonce, name), key, all.slice(NONCE_BYTES));
    const length = new DataView(plain).getUint32(0);
    return length <= plain.byteLength - 4 ? new Uint8Array(plain.slice(4, 4 + length)) : undefined;
  } catch {
    return undefined;
  }
}

/** File name with which the token is authenticated. It is stored on the device only. */
const TOKEN = 'token';

export interface Secrets {
  passphrase: string;
  recoveryCode: string;
}

export async function tokenOf({ token, key }: DeviceState): Promise<string | undefined> {
  const bytes = token === undefined ? undefined : await decryptFile(key, TOKEN, token);
  return bytes && new TextDecoder().decode(bytes);
}

export async function withToken(
  state: DeviceState,
  token: string | undefined,
): Promise<DeviceState> {
  if (token === undefined) return state;
  return { ...state, token: await encryptFile(state.key, TOKEN, new TextEncoder().encode(token)) };
}

/** A data key that scripts can read, and the token that is encrypted with it. */
export interface DataKey {
  raw: Uint8Array<ArrayBuffer>;
  keyId: string;
  token: string | undefined;
}

type Iterations = Pick<SyncDeps, 'iterations'>;

export async function keyFileText(
  { iterations }: Iterations,
  { raw, keyId }: Pick<DataKey, 'raw' | 'keyId'>,
  { passphrase, recoveryCode }: Secrets,
): Promise<string> {
  const file: KeyFile = {
    version: COPY_VERSION,
    keyId,
    passphrase: await encryptBytes(raw, passphrase, keyId, iterations),
    recovery: await encryptBytes(raw, normalisedCode(recoveryCode), keyId, iterations),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Returns the data key. @throws FileStoreError if the secret is neither the passphrase nor the recovery code */
export async function rawKeyOf({ iterations }: Iterations, file: KeyFile, secret: string) {
  const { passphrase, recovery, keyId } = file;
  const raw =
    (await decryptBytes(passphrase, secret, keyId, iterations)) ??
    (await decryptBytes(recovery, normalisedCode(secret), keyId, iterations));
  if (!raw) throw new FileStoreError('wrongPassphrase');
  return raw;
}

export async function newState(
  { raw, keyId, token }: DataKey,
  device: Pick<DeviceState, 'id' | 'letter' | 'name'>,
): Promise<DeviceState> {
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const state: DeviceState = {
    ...device,
    keyId,
    key,
    formerKeys: {},
    devices: {},
    files: [],
    expected: {},
    times: {},
    problems: [],
    erased: [],
    savedAt: '',
  };
  return withToken(state, token);
}
