import { decryptBytes, encryptBytes } from '../../storage/passphraseCipher';
import {
  COPY_VERSION,
  decryptFile,
  encryptFile,
  importDataKey,
  normalisedCode,
  type KeyFile,
} from './cipher';
import { DeskError } from './deskError';
import type { DeskDeps, DeviceState } from './deskTypes';

/** File name with which the token is authenticated. It is stored on the device only. */
const TOKEN = 'token';

/** What a person enters. */
export interface Secrets {
  passphrase: string;
  recoveryCode: string;
}

/** Returns the token of the repository that a device keeps. */
export async function tokenOf({ token, key }: DeviceState): Promise<string | undefined> {
  const bytes = token === undefined ? undefined : await decryptFile(key, TOKEN, token);
  return bytes && new TextDecoder().decode(bytes);
}

/** Returns the state of a device with another token. */
export const withToken = async (state: DeviceState, token: string): Promise<DeviceState> => ({
  ...state,
  ...(await encryptedToken(state.key, token)),
});

async function encryptedToken(key: CryptoKey, token: string | undefined) {
  if (token === undefined) return {};
  return { token: await encryptFile(key, TOKEN, new TextEncoder().encode(token)) };
}

/** Returns the text of `key.json`. */
export async function keyFileText(
  deps: DeskDeps,
  raw: Uint8Array<ArrayBuffer>,
  { passphrase, recoveryCode }: Secrets,
  keyId: string,
): Promise<string> {
  const file: KeyFile = {
    version: COPY_VERSION,
    keyId,
    passphrase: await encryptBytes(raw, passphrase, keyId, deps.iterations),
    recovery: await encryptBytes(raw, normalisedCode(recoveryCode), keyId, deps.iterations),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Returns the data key. @throws DeskError if the secret is neither the passphrase nor the recovery code */
export async function rawKeyOf(deps: DeskDeps, file: KeyFile, secret: string) {
  const raw =
    (await decryptBytes(file.passphrase, secret, file.keyId, deps.iterations)) ??
    (await decryptBytes(file.recovery, normalisedCode(secret), file.keyId, deps.iterations));
  if (!raw) throw new DeskError('wrongPassphrase');
  return raw;
}

/** Returns the state of a device that has just got a key. */
export async function newState(
  deps: DeskDeps,
  key: { raw: Uint8Array<ArrayBuffer>; keyId: string; token: string | undefined },
  { device, name, revision = 0 }: Pick<DeviceState, 'device' | 'name'> & { revision?: number },
): Promise<DeviceState> {
  const dataKey = await importDataKey(key.raw);
  return {
    revision,
    device,
    name,
    keyId: key.keyId,
    key: dataKey,
    ...(await encryptedToken(dataKey, key.token)),
    number: 0,
    files: {},
    expected: {},
    times: {},
    problems: [],
    own: [],
    erasures: [],
    savedAt: '',
    unsavedSince: deps.now(),
  };
}
