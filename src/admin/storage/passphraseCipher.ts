import * as v from 'valibot';
import { fromBase64, toBase64 } from '@/domain/text/base64';

/** Iterations of PBKDF2 for new files. Files with fewer are refused. */
const KEY_ITERATIONS = 600_000;
/** More would block the device for minutes. */
const MAX_KEY_ITERATIONS = 10_000_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns the parameters of AES-GCM. The name is authenticated with the data. */
export const gcm = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(name),
});

async function passphraseKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  // The same characters can be typed in different ways.
  const bytes = bytesOf(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const base64 = v.pipe(v.string(), v.base64());
export const encryptedSchema = v.object({
  salt: base64,
  nonce: base64,
  data: base64,
  iterations: v.pipe(v.number(), v.integer(), v.maxValue(MAX_KEY_ITERATIONS)),
});

/** Bytes that were encrypted with a passphrase, in Base64, and what is needed to decrypt them. */
type Encrypted = v.InferOutput<typeof encryptedSchema>;

/** AES-GCM 256, with a key of PBKDF2-SHA-256. `name` is authenticated, too. @throws Error on pages without https */
export async function encryptBytes(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
  name: string,
  iterations = KEY_ITERATIONS,
): Promise<Encrypted> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const key = await passphraseKey(passphrase, salt, iterations);
  const data = new Uint8Array(await crypto.subtle.encrypt(gcm(nonce, name), key, bytes));
  return { salt: toBase64(salt), nonce: toBase64(nonce), data: toBase64(data), iterations };
}

/** Decrypts bytes. Undefined if the passphrase is wrong or something was changed. Never throws. */
export async function decryptBytes(
  { salt, nonce, data, iterations }: Encrypted,
  passphrase: string,
  name: string,
  minIterations = KEY_ITERATIONS,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (iterations < minIterations) return undefined;
  try {
    const key = await passphraseKey(passphrase, fromBase64(salt), iterations);
    const plain = await crypto.subtle.decrypt(gcm(fromBase64(nonce), name), key, fromBase64(data));
    return new Uint8Array(plain);
  } catch {
    return undefined;
  }
}
