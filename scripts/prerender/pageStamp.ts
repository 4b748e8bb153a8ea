import { sha256 } from '../build/sha256';

/** Number of hexadecimal digits of a hash. */
const DIGITS = 16;

/** Returns a hash of texts or bytes, as hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  return sha256(...parts.flatMap((part) => [part, '\n'])).slice(0, DIGITS);
}

const stampOf = (html: string | Uint8Array, inputs: string) => `<!--${hashOf(inputs, html)}-->\n`;
const STAMP_BYTES = stampOf('', '').length;

/**
 * Appends a hash of a document and of everything that it was rendered from.
 * @param inputs hash of what the document was rendered from
 */
export function stampPage(html: string, inputs: string): string {
  return html + stampOf(html, inputs);
}

/**
 * Returns whether a file is a complete and unchanged document that was rendered from the given inputs. There is no list of
 * hashes that could be lost or contradict the files.
 */
export function isUpToDate(file: Buffer, inputs: string): boolean {
  const end = Math.max(0, file.length - STAMP_BYTES);
  return file.toString('utf8', end) === stampOf(file.subarray(0, end), inputs);
}
