import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './filesBelow';
import { writeFileAtomic } from './writeFileAtomic';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Files below this size fit into one network packet without compression. */
const MIN_BYTES = 512;

/** Whether the compressed files are newer than the file. */
async function isCompressed(file: string): Promise<boolean> {
  const times = [file, `${file}.br`, `${file}.gz`].map((name) =>
    stat(name).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  const [own = 0, ...compressedTimes] = await Promise.all(times);
  return compressedTimes.every((time) => time > own);
}

/**
 * Compression level: `best` for releases, or `fast`, which takes a sixtieth of the time and results
 * in about 10 % more bytes.
 */
export type CompressionLevel = 'best' | 'fast';

/** Brotli quality by file size in bytes. The highest quality would take minutes for large files. */
const QUALITY: Record<CompressionLevel, (bytes: number) => number> = {
  best: (bytes) => (bytes > 500_000 ? 6 : 11),
  fast: () => 6,
};

/** Number of files compressed at the same time, because compression runs in worker threads. */
const CONCURRENCY = 4;

async function compressFile(file: string, level: CompressionLevel): Promise<void> {
  if (await isCompressed(file)) return;
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const quality = QUALITY[level](bytes.length);
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(bytes, { level: 9 }),
  ]);
  await writeFileAtomic(`${file}.br`, br);
  await writeFileAtomic(`${file}.gz`, gz);
}

/**
 * Writes `.br` and `.gz` versions of every text file, for servers that serve precompressed files.
 */
export async function compressFolder(folder: string, level: CompressionLevel): Promise<void> {
  const files = (await filesBelow(folder))
    .filter((file) => TEXT.test(file) && !file.startsWith('.vite/'))
    .values();
  const work = async () => {
    for (const file of files) await compressFile(path.join(folder, file), level);
  };
  // Waits for all workers before it throws, so that no file is written afterwards.
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
