import { Inflate, strFromU8 } from 'fflate';
import { InvalidBundleError } from './invalidBundle';
import { yieldToMain } from '@/ui/lazy/yieldToMain';

/** The limits of unpacking. */
interface UnzipLimits {
  entries: number;
  /** Maximum number of unpacked bytes, of one file and of all files. */
  fileBytes: number;
  totalBytes: number;
  /** Maximum number of unpacked bytes per packed byte, for files above 1 MB. JSON reaches about 30. */
  ratio: number;
}

const LIMITS: UnzipLimits = {
  entries: 5000,
  fileBytes: 32 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
  ratio: 200,
};
const RATIO_FROM = 1024 * 1024;

/** Number of packed bytes that are inflated in one step; a kilobyte inflates to a megabyte at most. */
const STEP = 4096;
/** Number of bytes after which the main thread is yielded, exceeded by one step at most. */
const TASK_BYTES = 1024 * 1024;

const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const IS_UTF8 = 0x0800;
const [STORED, DEFLATED] = [0, 8];

interface Entry {
  name: string;
  isDeflated: boolean;
  packed: Uint8Array;
  /** The declared size, which may be wrong. */
  size: number;
}

function damaged(): InvalidBundleError {
  return new InvalidBundleError({ code: 'damaged' });
}

/** Returns the position of the record that describes the directory at the end of a ZIP file. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw damaged();
}

/** Returns the packed bytes of a file, which follow a header of their own. */
function packedBytes(view: DataView, at: number, length: number): Uint8Array {
  if (view.getUint32(at, true) !== LOCAL_ENTRY) throw damaged();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return new Uint8Array(view.buffer, start, length);
}

/** @throws RangeError if an entry lies outside the file */
function entriesOf(view: DataView, limits: UnzipLimits): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  while (entries.length < count) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const method = view.getUint16(at + 10, true);
    if (method !== STORED && method !== DEFLATED) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const isLatin = (view.getUint16(at + 8, true) & IS_UTF8) === 0;
    const name = strFromU8(new Uint8Array(view.buffer, at + 46, nameLength), isLatin);
    if (entries.length >= limits.entries) throw tooLarge(name);
    entries.push({
      name,
      isDeflated: method === DEFLATED,
      packed: packedBytes(view, view.getUint32(at + 42, true), view.getUint32(at + 20, true)),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function tooLarge(name: string): InvalidBundleError {
  return new InvalidBundleError({ code: 'contentTooLarge', name });
}

/** Adds up the bytes of one file after another. @throws InvalidBundleError beyond the limits */
function createMeter(limits: UnzipLimits) {
  let total = 0;
  return ({ name, packed }: Entry) => {
    let size = 0;
    return (bytes: number) => {
      size += bytes;
      total += bytes;
      const isBomb = size > RATIO_FROM && size > packed.length * limits.ratio;
      if (isBomb || size > limits.fileBytes || total > limits.totalBytes) throw tooLarge(name);
    };
  };
}

/** Inflates a file in steps. @throws InvalidBundleError when the meter does, whatever the declared size is */
async function inflate(
  { packed }: Entry,
  count: (bytes: number) => void,
  work: (bytes: number) => Promise<void>,
): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let inflated = 0;
  const inflater = new Inflate((chunk) => {
    inflated = chunk.length;
    count(inflated);
    chunks.push(new Uint8Array(chunk));
  });
  for (let at = 0; at < packed.length; at += STEP) {
    inflater.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    await work(STEP + inflated);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Unpacks the wanted files of an untrusted ZIP file, in the order of its directory. Names and declared sizes are
 * checked before inflating. Sizes are checked again while inflating, because declared sizes can be wrong. Yields to the
 * main thread in between.
 * @param isWanted whether a file is unpacked; throws InvalidBundleError if the ZIP file must not contain it
 * @throws InvalidBundleError
 */
export async function unzip(
  file: Blob,
  isWanted: (name: string) => boolean,
  { limits = LIMITS, pause = yieldToMain } = {},
): Promise<[name: string, bytes: Uint8Array][]> {
  if (file.size > limits.totalBytes) throw new InvalidBundleError({ code: 'fileTooLarge' });
  const view = new DataView(await file.arrayBuffer());
  let done = 0;
  const work = async (bytes: number) => {
    done += bytes;
    if (done < TASK_BYTES) return;
    done = 0;
    await pause();
  };
  try {
    const wanted = entriesOf(view, limits).filter(({ name }) => isWanted(name));
    const declared = createMeter(limits);
    for (const entry of wanted) declared(entry)(entry.size);
    const unpacked = createMeter(limits);
    const files: [string, Uint8Array][] = [];
    for (const entry of wanted) {
      const count = unpacked(entry);
      if (!entry.isDeflated) count(entry.packed.length);
      const bytes = entry.isDeflated ? await inflate(entry, count, work) : entry.packed;
      if (bytes.length !== entry.size) throw damaged();
      files.push([entry.name, bytes]);
    }
    return files;
  } catch (error) {
    throw error instanceof InvalidBundleError ? error : damaged();
  }
}
