import { sha256 } from '../build/sha256';

const DIGITS = 16;

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  return sha256(...parts.flatMap((part) => [part, '\n'])).slice(0, DIGITS);
}

const stampOf = (html: string | Uint8Array, inputs: string) => `<!--${hashOf(inputs, html)}-->\n`;
const STAMP_BYTES = stampOf('', '').length;

/** Appends a hash of a document and of its inputs: everything that it was rendered from. */
export function stampPage(html: string, inputs: string): string {
  return html + stampOf(html, inputs);
}

/** Whether a file is complete, unchanged and rendered from the inputs. There is no list of hashes to contradict it. */
export function isUpToDate(file: Buffer, inputs: string): boolean {
  const end = Math.max(0, file.length - STAMP_BYTES);
  return file.toString('utf8', end) === stampOf(file.subarray(0, end), inputs);
}
