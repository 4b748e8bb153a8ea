import * as v from 'valibot';
import { mergeRows, readRow } from '@/domain/rental/sync/rows';
import type { StampedRows } from '@/domain/rental/sync/stamp';
import { isJsonObject } from '@/domain/text/jsonObject';
import { yieldToMain } from '@/ui/schedule';
import { FileStoreError } from '../../file-store/fileStore';
import { decryptFile, encryptFile, readKeyFile, type KeyFile } from './cipher';
import { KEY_FILE, type CopyStore, type ListedFile } from './copyStore';
import type { NumberRange, CopyDevice, CopyProblem, DeviceState, SeenNumbers } from './deskTypes';

const headerSchema = v.object({
  version: v.number(),
  /** ISO 8601, by the clock of the device. */
  at: v.string(),
  /** Highest number that the device had seen of each device. */
  seen: v.record(v.string(), v.pipe(v.number(), v.integer())),
});
type EditHeader = Omit<v.InferOutput<typeof headerSchema>, 'version'>;

/** Version of the files. Those of a newer one are not read. */
const VERSION = 1;

/** Records that are read or written in one task. */
const BATCH = 100;
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

/** Reads the file of the key. @throws FileStoreError if there is none, or if it is of a newer version */
export async function fetchKeyFile(store: CopyStore): Promise<KeyFile> {
  const texts = await store.read([KEY_FILE]);
  const file = readKeyFile(texts.get(KEY_FILE));
  if (file === undefined) throw new FileStoreError('noCopy');
  if (file === 'newer') throw new FileStoreError('newer');
  return file;
}

const DEVICE_NAME = /^devices\/([A-Z]{1,3})$/;

export const deviceName = (letter: string): string => `devices/${letter}`;

/** Returns the letter of the file of a device; undefined for other files. */
export const parseDeviceName = (name: string): string | undefined => DEVICE_NAME.exec(name)?.[1];

export const writeDeviceFile = (
  key: CryptoKey,
  letter: string,
  device: CopyDevice,
): Promise<string> =>
  encryptFile(key, deviceName(letter), new TextEncoder().encode(JSON.stringify(device)));

async function readDeviceFile(
  key: CryptoKey,
  letter: string,
  text: string,
): Promise<CopyDevice | undefined> {
  const bytes = await decryptFile(key, deviceName(letter), text);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as CopyDevice);
}

/** Reads the file of a device; undefined if there is none that can be read with this key. */
export async function readDevice(
  store: CopyStore,
  key: CryptoKey,
  letter: string,
): Promise<CopyDevice | undefined> {
  const texts = await store.read([deviceName(letter)]);
  return readDeviceFile(key, letter, texts.get(deviceName(letter)) ?? '');
}

function highestSeen(all: readonly SeenNumbers[]): Record<string, number> {
  const highest: Record<string, number> = {};
  for (const seen of all)
    for (const [device, number] of Object.entries(seen))
      highest[device] = Math.max(highest[device] ?? 0, number);
  return highest;
}

function uncovered(
  { device, from, to }: NumberRange,
  present: readonly NumberRange[],
): NumberRange[] {
  const ranges = present
    .filter((range) => range.device === device)
    .toSorted((a, b) => a.from - b.from);
  const gaps: NumberRange[] = [];
  let next = from;
  for (const range of ranges) {
    if (range.from > next) gaps.push({ device, from: next, to: Math.min(range.from - 1, to) });
    next = Math.max(next, range.to + 1);
  }
  if (next <= to) gaps.push({ device, from: next, to });
  return gaps.filter((gap) => gap.from <= gap.to);
}

interface ReadCopy extends Pick<
  DeviceState,
  'files' | 'expected' | 'times' | 'devices' | 'problems'
> {
  keyHash: string;
  parts: StampedRows[];
}

/** @throws FileStoreError if another device has changed the key */
async function checkKey(store: CopyStore, state: DeviceState, listed: readonly ListedFile[]) {
  const { hash } = listed.find(({ name }) => name === KEY_FILE) ?? {};
  if (hash === undefined) throw new FileStoreError('noCopy');
  if (hash !== state.keyHash && (await fetchKeyFile(store)).keyId !== state.keyId)
    throw new FileStoreError('unlinked');
  return hash;
}

async function readFiles(
  store: CopyStore,
  state: DeviceState,
  { edits, letters }: { edits: readonly string[]; letters: readonly string[] },
) {
  const names = [...edits, ...letters.map(deviceName)];
  const texts: ReadonlyMap<string, string> =
    names.length > 0 ? await store.read(names) : new Map<string, string>();
  const files = edits.map(async (name) => {
    const read = await readEditFile(state.key, name, texts.get(name) ?? '');
    return [name, parseEditName(name) as NumberRange, read] as const;
  });
  const devices = letters.map(async (letter) => {
    const device = await readDeviceFile(state.key, letter, texts.get(deviceName(letter)) ?? '');
    return [letter, device] as const;
  });
  return { files: await Promise.all(files), devices: await Promise.all(devices) };
}

/** Missing and damaged files are reported. @throws FileStoreError if the key changed, or the copy is of a newer version */
export async function readCopy(
  store: CopyStore,
  state: DeviceState,
  listed: readonly ListedFile[],
): Promise<ReadCopy> {
  const keyHash = await checkKey(store, state, listed);
  const names = listed.map(({ name }) => name);
  const known = state.files.flatMap((name) => parseEditName(name) ?? []);
  const edits = names.filter((name) => parseEditName(name) && !state.files.includes(name));
  // A file that replaces others which were read contains nothing new.
  const isKnown = (name: string) =>
    uncovered(parseEditName(name) as NumberRange, known).length === 0;
  const linked = names.flatMap((name) => parseDeviceName(name) ?? []);
  const letters = linked.filter((letter) => !state.devices[letter]);
  const read = await readFiles(store, state, {
    edits: edits.filter((name) => !isKnown(name)),
    letters,
  });
  const times = { ...state.times };
  const damaged: NumberRange[] = [];
  const parts: StampedRows[] = [];
  const numbers: Record<string, number>[] = [];
  for (const [, range, file] of read.files) {
    if (file === 'newer') throw new FileStoreError('newer');
    // A file that cannot be read shows that its device had written those before it.
    numbers.push({ [range.device]: range.to });
    if (file === 'damaged') damaged.push(range);
    else {
      parts.push(file.rows);
      numbers.push(file.seen);
      if (range.to > (state.expected[range.device] ?? 0) && file.at > (times[range.device] ?? ''))
        times[range.device] = file.at;
    }
  }
  const bad = new Set(read.files.flatMap(([name, , file]) => (file === 'damaged' ? [name] : [])));
  const files = names.filter((name) => parseEditName(name) && !bad.has(name));
  const expected = highestSeen([state.expected, ...numbers]);
  const present = names.flatMap((name) => parseEditName(name) ?? []);
  const missing = Object.entries(expected).flatMap(([device, to]) =>
    uncovered({ device, from: 1, to }, present),
  );
  const devices = { ...state.devices };
  for (const [letter, device] of read.devices) if (device) devices[letter] = device;
  const nameless = [...new Set([...linked, ...Object.keys({ ...expected, ...devices })])]
    .filter((letter) => !devices[letter] || !linked.includes(letter))
    .map((device) => ({ device, from: 0, to: 0 }));
  const problems = [
    ...nameless.map((range) => ({ ...range, kind: 'damaged' as const })),
    ...damaged.map((range) => ({ ...range, kind: 'damaged' as const })),
    ...missing.map((range) => ({ ...range, kind: 'missing' as const })),
  ].map((problem): CopyProblem => ({ ...problem, after: times[problem.device] ?? '' }));
  return { keyHash, files, expected, times, devices, problems, parts };
}
