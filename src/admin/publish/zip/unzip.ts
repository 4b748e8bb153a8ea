import { Unzip, UnzipInflate, unzipSync, ZipPassThrough, type UnzipFileInfo } from 'fflate';
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

const tooLarge = (name: string) => new InvalidBundleError({ code: 'contentTooLarge', name });
const damaged = () => new InvalidBundleError({ code: 'damaged' });

/** Adds the checksums of the directory of a ZIP file to its files. fflate neither returns nor compares them. */
function withChecksums(bytes: Uint8Array, files: readonly UnzipFileInfo[]) {
  const view = new DataView(bytes.buffer);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = view.getUint32(end + 16, true);
  // In a ZIP64 file, another record has the position of the directory.
  if (at === 0xffffffff) at = view.getUint32(view.getUint32(end - 12, true) + 48, true);
  return files.map((file) => {
    const checksum = view.getInt32(at + 16, true);
    const lengths = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    at += lengths.reduce((sum, length) => sum + length, 46);
    return { ...file, checksum };
  });
}

/** Returns the files that the directory of a ZIP file declares, in its order. Inflates nothing. */
function declaredFiles(bytes: Uint8Array, limits: UnzipLimits) {
  const files: UnzipFileInfo[] = [];
  unzipSync(bytes, {
    filter(file) {
      if (files.length >= limits.entries) throw tooLarge(file.name);
      files.push(file);
      return false;
    },
  });
  return withChecksums(bytes, files);
}

/** Adds up the bytes of one file after another. @throws InvalidBundleError beyond the limits */
function createMeter(limits: UnzipLimits) {
  let total = 0;
  return ({ name, size: packed }: UnzipFileInfo) => {
    let size = 0;
    return (bytes: number) => {
      size += bytes;
      total += bytes;
      const isBomb = size > RATIO_FROM && size > packed * limits.ratio;
      if (isBomb || size > limits.fileBytes || total > limits.totalBytes) throw tooLarge(name);
      return size;
    };
  };
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
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const wanted = declaredFiles(bytes, limits).filter(({ name }) => isWanted(name));
    const declared = createMeter(limits);
    for (const one of wanted) declared(one)(one.originalSize);
    const byName = new Map(wanted.map((one) => [one.name, one]));
    const unpacked = createMeter(limits);
    const contents = new Map<string, Uint8Array<ArrayBuffer>[]>();
    let done = 0;
    const unzipper = new Unzip((found) => {
      const one = byName.get(found.name);
      if (!one) return;
      const count = unpacked(one);
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      const packer = new ZipPassThrough(one.name);
      packer.ondata = () => undefined;
      found.ondata = (error, chunk, isLast) => {
        if (error) throw error;
        done += chunk.length;
        const size = count(chunk.length);
        packer.push(chunk, isLast);
        if (isLast && (size !== one.originalSize || packer.crc !== one.checksum)) throw damaged();
        chunks.push(new Uint8Array(chunk));
        if (isLast) contents.set(one.name, chunks);
      };
      found.start();
    });
    unzipper.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += STEP) {
      unzipper.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      done += STEP;
      if (done < TASK_BYTES) continue;
      done = 0;
      await pause();
    }
    return await Promise.all(
      wanted.map(async ({ name }): Promise<[string, Uint8Array]> => {
        const chunks = contents.get(name);
        if (!chunks) throw damaged();
        return [name, new Uint8Array(await new Blob(chunks).arrayBuffer())];
      }),
    );
  } catch (error) {
    throw error instanceof InvalidBundleError ? error : damaged();
  }
}
