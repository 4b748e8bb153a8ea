/** Iterations of PBKDF2 for new files. Files with fewer are refused. */
export const KEY_ITERATIONS = 600_000;
/** More would block the device for minutes. */
export const MAX_KEY_ITERATIONS = 10_000_000;

/** Derives the key of AES-GCM 256 from a passphrase with PBKDF2-SHA-256. @throws Error on pages without https */
export async function passphraseKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  // The same characters can be typed in different ways.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
