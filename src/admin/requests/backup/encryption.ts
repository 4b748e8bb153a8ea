import * as v from 'valibot';
import { fromBase64, toBase64 } from '@/domain/text/base64';
import { isJsonObject } from '@/domain/text/jsonObject';
import { KEY_ITERATIONS, MAX_KEY_ITERATIONS, passphraseKey } from '../../storage/passphraseKey';

const encryptedSchema = v.object({
  format: v.literal('slate-requests-encrypted'),
  version: v.literal(1),
  derivation: v.literal('PBKDF2-SHA-256'),
  iterations: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(KEY_ITERATIONS),
    v.maxValue(MAX_KEY_ITERATIONS),
  ),
  cipher: v.literal('AES-256-GCM'),
  /** Base64. */
  salt: v.string(),
  iv: v.string(),
  data: v.string(),
});
type Encrypted = v.InferOutput<typeof encryptedSchema>;

/** Whether a JSON value is an encrypted backup of a newer version of the site. */
export function isNewerEncrypted(json: unknown): boolean {
  const { format, version } = encryptedSchema.entries;
  if (!isJsonObject(json) || json.format !== format.literal) return false;
  return typeof json.version === 'number' && json.version > version.literal;
}

/** Whether a JSON value is an encrypted backup. */
export function isEncrypted(json: unknown): json is Encrypted {
  return v.is(encryptedSchema, json);
}

/** Encrypts a text with a key derived from a passphrase. @throws Error on pages without https */
export async function encrypt(text: string, passphrase: string): Promise<Encrypted> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await passphraseKey(passphrase, salt, KEY_ITERATIONS);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(text),
  );
  return {
    format: 'slate-requests-encrypted',
    version: 1,
    derivation: 'PBKDF2-SHA-256',
    iterations: KEY_ITERATIONS,
    cipher: 'AES-256-GCM',
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
}

/** Decrypts a text. Returns undefined if the passphrase is wrong or the data was changed. Never throws. */
export async function decrypt(
  { salt, iv, data, iterations }: Encrypted,
  passphrase: string,
): Promise<string | undefined> {
  try {
    const key = await passphraseKey(passphrase, fromBase64(salt), iterations);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      key,
      fromBase64(data),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}
