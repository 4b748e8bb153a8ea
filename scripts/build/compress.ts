import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from './writeWhole';

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

/** Writes `.br` and `.gz` beside every text file, for servers that hand them out. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.includes(`${path.sep}.vite${path.sep}`)) continue;
    if (await isCompressed(file)) continue;
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) continue;
    const quality = bytes.length > 500_000 ? 6 : 11;
    await writeWhole(
      `${file}.br`,
      await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
    await writeWhole(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  }
}
