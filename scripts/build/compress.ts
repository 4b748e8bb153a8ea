import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFileAtomic } from './writeFileAtomic';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Text smaller than this travels in one packet either way. */
const MIN_BYTES = 512;

/** Whether the compressed files are of the file as it is now. */
async function isCompressed(file: string): Promise<boolean> {
  const times = [file, `${file}.br`, `${file}.gz`].map((name) =>
    stat(name).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  const [own = 0, ...packed] = await Promise.all(times);
  return packed.every((time) => time > own);
}

/** How small files become: as small as can be for a release, or soon, by a sixtieth of the work and a tenth more bytes. */
export type CompressionLevel = 'smallest' | 'soon';

/** Brotli's own scale; what is long would take the best one minutes. */
const QUALITY: Record<CompressionLevel, (bytes: number) => number> = {
  smallest: (bytes) => (bytes > 500_000 ? 6 : 11),
  soon: () => 6,
};

/** Files at a time: there are some threads for it. */
const AT_ONCE = 4;

async function compressFile(file: string, packing: CompressionLevel): Promise<void> {
  if (await isCompressed(file)) return;
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const quality = QUALITY[packing](bytes.length);
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(bytes, { level: 9 }),
  ]);
  await writeFileAtomic(`${file}.br`, br);
  await writeFileAtomic(`${file}.gz`, gz);
}

/** Writes `.br` and `.gz` beside every text file, for servers that hand them out. */
export async function compressFolder(folder: string, packing: CompressionLevel): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}.vite${path.sep}`))
    .values();
  const work = async () => {
    for (const file of files) await compressFile(file, packing);
  };
  // Nothing is written any more when it is told that one could not be.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
