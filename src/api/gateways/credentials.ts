/** Format of a password hash: `pbkdf2-sha256:<iterations>:<salt>:<hash>`, the last two in hex. */
const FORM = /^pbkdf2-sha256:(\d{6,8}):([0-9a-f]{32,}):([0-9a-f]{64})$/;

/** Minimum number of iterations. Fewer make brute-force attacks too cheap. */
const MIN_ITERATIONS = 600_000;

export interface CredentialSettings {
  username: string;
  passwordHash: string;
}

/** Thrown if WebCrypto is unavailable because the page was loaded over plain HTTP. */
export class InsecureOriginError extends Error {
  override readonly name = 'InsecureOriginError';
}

/** Thrown if the build has no usable password hash in `VITE_ADMIN_PASSWORD_HASH`. */
export class InvalidPasswordHashError extends Error {
  override readonly name = 'InvalidPasswordHashError';
}

const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  // Undefined on an insecure origin, although its type does not say so.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new InsecureOriginError();
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return toHex(new Uint8Array(await subtle.deriveBits(algorithm, key, 256)));
}

/** @throws InsecureOriginError if WebCrypto is unavailable */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await derive(password, salt, MIN_ITERATIONS);
  return `pbkdf2-sha256:${MIN_ITERATIONS}:${toHex(salt)}:${hash}`;
}

export function isPasswordHash(text: string): boolean {
  const iterations = Number(FORM.exec(text)?.[1] ?? 0);
  return iterations >= MIN_ITERATIONS;
}

/** Only hides the editor: publishing requires a credential. @throws InsecureOriginError, InvalidPasswordHashError */
export async function verifyCredentials(
  username: string,
  password: string,
  settings: CredentialSettings,
): Promise<boolean> {
  const [, iterations, salt = '', hash] = FORM.exec(settings.passwordHash) ?? [];
  if (!isPasswordHash(settings.passwordHash)) throw new InvalidPasswordHashError();
  const found = await derive(password, fromHex(salt), Number(iterations));
  return found === hash && username.trim() === settings.username;
}

/** Hash of the demo password in `.env`, which is public because it is in the repository. */
const DEMO_HASH =
  'pbkdf2-sha256:600000:079d8d7c4b19171dc62379084b7d50d3:5edb00c2a7c54fb6164ed779d4088dfe06bf443fe28433f17c464d47f528d9bd';

export function isDemoPassword(passwordHash: string | undefined): boolean {
  return passwordHash === DEMO_HASH;
}
