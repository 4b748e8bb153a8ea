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
import type { DeviceState, SyncDeps } from './deskTypes';

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
  deps: SyncDeps,
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
export async function rawKeyOf(deps: SyncDeps, file: KeyFile, secret: string) {
  const raw =
    (await decryptBytes(file.passphrase, secret, file.keyId, deps.iterations)) ??
    (await decryptBytes(file.recovery, normalisedCode(secret), file.keyId, deps.iterations));
  if (!raw) throw new DeskError('wrongPassphrase');
  return raw;
}

/** Returns the state of a device that has just got a key, and has read nothing. */
export async function newState(
  { raw, keyId, token }: { raw: Uint8Array<ArrayBuffer>; keyId: string; token: string | undefined },
  device: Pick<DeviceState, 'id' | 'letter' | 'name'>,
): Promise<DeviceState> {
  const key = await importDataKey(raw);
  return {
    ...device,
    keyId,
    key,
    ...(await encryptedToken(key, token)),
    devices: {},
    files: [],
    expected: {},
    times: {},
    problems: [],
    erased: [],
    savedAt: '',
    isJoining: true,
  };
}
