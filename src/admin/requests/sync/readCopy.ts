import * as v from 'valibot';
import { mergeRows, readRow } from '@/domain/rental/sync/mergeRows';
import { asSent, type StampedRows } from '@/domain/rental/sync/stamp';
import { forEachInTasks, yieldToMain } from '@/ui/schedule';
import { FileStoreError } from '../../file-store/fileStore';
import { decryptFile, encryptFile, fetchKeyFile } from './cipher';
import { KEY_FILE, type CopyStore, type ListedFiles } from './copyStore';
import type { NumberRange, CopyDevice, CopyProblem, DeviceState } from './deskTypes';

const headerSchema = v.object({
  /** ISO 8601, by the clock of the device. */
  at: v.string(),
  /** Highest number that the device had seen of each device. */
  seen: v.record(v.string(), v.pipe(v.number(), v.integer())),
});
type EditHeader = v.InferOutput<typeof headerSchema>;

const FILE_RECORDS = 500;

const NAME = /^edits\/([A-Z]{1,3})\/(\d{1,9})-(\d{1,9})$/;

export const editName = ({ device, from, to }: NumberRange): string =>
  `edits/${device}/${from}-${to}`;

interface EditFile extends NumberRange {
  name: string;
}

/** Returns those of the names that are files of edits, with their numbers. */
export function editFiles(names: Iterable<string>): EditFile[] {
  return [...names].flatMap((name) => {
    const [, device, from, to] = NAME.exec(name) ?? [];
    return device ? { name, device, from: Number(from), to: Number(to) } : [];
  });
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
  const lines = [JSON.stringify(header)];
  await forEachInTasks(Object.entries(rows), ([record, row]) => {
    lines.push(JSON.stringify([record, asSent(row)]));
  });
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return encryptFile(key, name, await piped(bytes, new CompressionStream('deflate-raw')));
}

/** Returns what a file contains; undefined if it is missing or damaged. Never throws. */
export async function readEditFile(
  key: CryptoKey,
  name: string,
  text = '',
): Promise<(EditHeader & { rows: StampedRows }) | undefined> {
  const packed = await decryptFile(key, name, text);
  if (!packed) return undefined;
  try {
    const bytes = await piped(packed, new DecompressionStream('deflate-raw'));
    const [head = '', ...lines] = new TextDecoder().decode(bytes).split('\n');
    const header = v.parse(headerSchema, JSON.parse(head));
    const rows: Record<string, StampedRows[string]> = {};
    await forEachInTasks(lines, (line) => {
      const [record, json] = JSON.parse(line) as [unknown, unknown];
      const row = readRow(json);
      if (typeof record === 'string' && row) rows[record] = row;
    });
    return { ...header, rows };
  } catch {
    return undefined;
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

export const deviceName = (letter: string): string => `devices/${letter}`;

/** Returns the letters of the files of devices among these names. */
export const deviceLetters = (names: Iterable<string>): string[] =>
  [...names].flatMap((name) => /^devices\/([A-Z]{1,3})$/.exec(name)?.[1] ?? []);

export const writeDeviceFile = (key: CryptoKey, letter: string, device: CopyDevice) =>
  encryptFile(key, deviceName(letter), new TextEncoder().encode(JSON.stringify(device)));

/** Returns a device; undefined if its file is missing, or cannot be read with this key. */
export async function readDeviceFile(
  key: CryptoKey,
  letter: string,
  texts: ReadonlyMap<string, string>,
): Promise<CopyDevice | undefined> {
  const bytes = await decryptFile(key, deviceName(letter), texts.get(deviceName(letter)) ?? '');
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as CopyDevice);
}

/** Returns the parts of a range of numbers that no file has. */
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

/** @throws FileStoreError if another device has changed the key */
async function checkKey(store: CopyStore, state: DeviceState, listed: ListedFiles) {
  const keyHash = listed.get(KEY_FILE);
  if (keyHash === undefined) throw new FileStoreError('noCopy');
  if (keyHash !== state.keyHash && (await fetchKeyFile(store)).keyId !== state.keyId)
    throw new FileStoreError('unlinked');
  return keyHash;
}

/** Missing and damaged files are reported. @throws FileStoreError if the key changed */
export async function readCopy(store: CopyStore, state: DeviceState, listed: ListedFiles) {
  const keyHash = await checkKey(store, state, listed);
  const present = editFiles(listed.keys());
  const known = editFiles(state.files);
  // A file that replaces others which were read contains nothing new.
  const unread = present.filter((file) => uncovered(file, known).length > 0);
  const linked = deviceLetters(listed.keys());
  const unknown = linked.filter((letter) => !state.devices[letter]);
  const texts = await store.read([...unread.map(({ name }) => name), ...unknown.map(deviceName)]);
  const devices = { ...state.devices };
  for (const letter of unknown) {
    const device = await readDeviceFile(state.key, letter, texts);
    if (device) devices[letter] = device;
  }
  const times = { ...state.times };
  const expected = { ...state.expected };
  const see = (device: string, number: number) =>
    (expected[device] = Math.max(expected[device] ?? 0, number));
  const damaged = new Set<EditFile>();
  let copy: StampedRows = {};
  for (const file of unread) {
    const { name, device, to } = file;
    const read = await readEditFile(state.key, name, texts.get(name));
    // A file that cannot be read shows that its device had written those before it.
    see(device, to);
    if (!read) {
      damaged.add(file);
      continue;
    }
    copy = mergeRows(copy, read.rows);
    await yieldToMain();
    for (const [other, number] of Object.entries(read.seen)) see(other, number);
    if (to > (state.expected[device] ?? 0) && read.at > (times[device] ?? ''))
      times[device] = read.at;
  }
  const files = present.filter((file) => !damaged.has(file)).map(({ name }) => name);
  const missing = Object.entries(expected).flatMap(([device, to]) =>
    uncovered({ device, from: 1, to }, present),
  );
  const nameless = [...new Set([...linked, ...Object.keys({ ...expected, ...devices })])]
    .filter((letter) => !devices[letter] || !linked.includes(letter))
    .map((device) => ({ device, from: 0, to: 0 }));
  const problemsOf = (kind: CopyProblem['kind'], ranges: readonly NumberRange[]): CopyProblem[] =>
    ranges.map(({ device, from, to }) => ({ kind, device, from, to, after: times[device] ?? '' }));
  const problems = [
    ...problemsOf('damaged', [...nameless, ...damaged]),
    ...problemsOf('missing', missing),
  ];
  return { state: { ...state, keyHash, files, expected, times, devices, problems }, copy };
}
