import * as v from 'valibot';
import { isJsonObject } from '@/domain/text/jsonObject';
import {
  decryptBytes,
  encryptBytes,
  KEY_ITERATIONS,
  MAX_KEY_ITERATIONS,
} from '../../storage/passphraseCipher';

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

/** Encrypts a text with a passphrase. @throws Error on pages without https */
export async function encrypt(text: string, passphrase: string): Promise<Encrypted> {
  const { nonce: iv, ...made } = await encryptBytes(new TextEncoder().encode(text), passphrase, '');
  return {
    format: 'slate-requests-encrypted',
    version: 1,
    derivation: 'PBKDF2-SHA-256',
    cipher: 'AES-256-GCM',
    iv,
    ...made,
  };
}

/** Decrypts a text. Returns undefined if the passphrase is wrong or the data was changed. Never throws. */
export async function decrypt(
  { iv: nonce, ...made }: Encrypted,
  passphrase: string,
): Promise<string | undefined> {
  const plain = await decryptBytes({ nonce, ...made }, passphrase, '');
  return plain && new TextDecoder().decode(plain);
}
