import * as v from 'valibot';
import { mergeRows, readRow } from '@/domain/rental/sync/rows';
import type { StampedRows } from '@/domain/rental/sync/stamp';
import { isJsonObject } from '@/domain/text/jsonObject';
import { yieldToMain } from '@/ui/schedule';
import { decryptFile, encryptFile } from './cipher';
import type { NumberRange } from './deskTypes';

const headerSchema = v.object({
  version: v.number(),
  /** ISO 8601, by the clock of the device. */
  at: v.string(),
  /** Highest number that the device had seen of each device. */
  seen: v.record(v.string(), v.pipe(v.number(), v.integer())),
});
/** When a file was written, and what its device had seen. */
export type EditHeader = Omit<v.InferOutput<typeof headerSchema>, 'version'>;

/** Version of the files. Those of a newer one are not read. */
const VERSION = 1;

/** Records that are read or written in one task. */
const BATCH = 100;
/** Records of a file. */
const FILE_RECORDS = 500;

const NAME = /^edits\/([A-Z]{1,3})\/(\d{1,9})-(\d{1,9})$/;

export const editName = ({ device, from, to }: NumberRange): string =>
  `edits/${device}/${from}-${to}`;

/** Returns the numbers of a file of edits; undefined for other files. */
export function parseEditName(name: string): NumberRange | undefined {
  const [, device, from, to] = NAME.exec(name) ?? [];
  return device ? { device, from: Number(from), to: Number(to) } : undefined;
}

const piped = async (bytes: Uint8Array<ArrayBuffer>, through: ReadableWritablePair) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());

/** Returns the text of a file. Its name is authenticated with it. */
export async function writeEditFile(
  key: CryptoKey,
  name: string,
  header: EditHeader,
  rows: StampedRows,
): Promise<string> {
  const lines = [JSON.stringify({ version: VERSION, ...header })];
  for (const [record, row] of Object.entries(rows)) {
    const cells = Object.entries(row).map(([field, [value, stamp]]) => [field, [value, stamp]]);
    lines.push(JSON.stringify([record, Object.fromEntries(cells)]));
    if (lines.length % BATCH === 0) await yieldToMain();
  }
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return encryptFile(key, name, await piped(bytes, new CompressionStream('deflate-raw')));
}

/** Returns what a file contains, or why it cannot be read. Never throws. */
export async function readEditFile(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<(EditHeader & { rows: StampedRows }) | 'newer' | 'damaged'> {
  const packed = await decryptFile(key, name, text);
  if (!packed) return 'damaged';
  try {
    const bytes = await piped(packed, new DecompressionStream('deflate-raw'));
    const [head = '', ...lines] = new TextDecoder().decode(bytes).split('\n');
    const header = v.parse(headerSchema, JSON.parse(head));
    if (header.version > VERSION) return 'newer';
    const rows: Record<string, StampedRows[string]> = {};
    for (const [index, line] of lines.entries()) {
      const [record, json] = JSON.parse(line) as [unknown, unknown];
      const row = isJsonObject(json) ? readRow(json) : undefined;
      if (typeof record === 'string' && row) rows[record] = row;
      if (index % BATCH === BATCH - 1) await yieldToMain();
    }
    return { ...header, rows };
  } catch {
    return 'damaged';
  }
}

/** Returns rows in the parts of which each makes a file. */
export function inFiles(rows: StampedRows): StampedRows[] {
  const entries = Object.entries(rows);
  const count = Math.ceil(entries.length / FILE_RECORDS);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(entries.slice(index * FILE_RECORDS, (index + 1) * FILE_RECORDS)),
  );
}

/** Returns all of these rows merged, a part in one task. */
export async function mergeAll(parts: readonly StampedRows[]): Promise<StampedRows> {
  let all: StampedRows = {};
  for (const part of parts) {
    all = mergeRows(all, part);
    await yieldToMain();
  }
  return all;
}
