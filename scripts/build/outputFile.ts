import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, isHidden } from './files';
import { writeFileAtomic } from './writeFileAtomic';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Files below this size fit into one network packet without compression. */
const MIN_BYTES = 512;
const COMPRESSED = ['.br', '.gz'];

/** Files whose names contain a hash of their content. They are compressed once for many builds. */
const HASHED = /^assets\//;
/** Brotli. The highest quality takes a hundred times as long (a third of a second a page) and saves about 10 %. */
const QUALITY = 6;
const HIGHEST_QUALITY = 11;

const isCompressible = (file: string, bytes: Uint8Array) =>
  TEXT.test(file) && bytes.length >= MIN_BYTES;

export async function ensureCompressed(dist: string, file: string): Promise<void> {
  const target = path.join(dist, file);
  if (COMPRESSED.every((extension) => existsSync(target + extension))) return;
  const bytes = await readFile(target);
  if (!isCompressible(file, bytes)) return;
  const quality = HASHED.test(file) ? HIGHEST_QUALITY : QUALITY;
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(bytes, { level: 9 }),
  ]);
  await writeFileAtomic(`${target}.br`, br);
  await writeFileAtomic(`${target}.gz`, gz);
}

/** Compressed versions are removed first, so that they always belong to the file. @throws Error outside of `dist` */
export async function writeOutput(
  dist: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const target = path.resolve(dist, file);
  if (!target.startsWith(path.resolve(dist) + path.sep))
    throw new Error(`${file} is outside the output folder`);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const existing = await readFile(target).catch(() => undefined);
  if (!existing?.equals(bytes)) {
    await mkdir(path.dirname(target), { recursive: true });
    for (const extension of COMPRESSED) await rm(target + extension, { force: true });
    await writeFileAtomic(target, bytes);
  }
  await ensureCompressed(dist, file);
}

export async function writeOutputs(
  dist: string,
  files: Record<string, string | Uint8Array>,
): Promise<string[]> {
  for (const [file, content] of Object.entries(files)) await writeOutput(dist, file, content);
  return Object.keys(files);
}

/** Copies files that differ, except hidden ones such as Vite’s manifest. Returns all paths, relative to `dist`. */
export async function copyOutput(
  source: string,
  dist: string,
  isCopied: (file: string) => boolean = () => true,
): Promise<string[]> {
  const files = (await filesBelow(source)).filter((file) => !isHidden(file) && isCopied(file));
  for (const file of files) await writeOutput(dist, file, await readFile(path.join(source, file)));
  return files;
}

export async function removeOthers(dist: string, kept: ReadonlySet<string>): Promise<void> {
  const isKept = (file: string) =>
    kept.has(file) || (/\.(?:br|gz)$/.test(file) && kept.has(file.slice(0, -3)));
  for (const file of (await filesBelow(dist)).filter((one) => !isKept(one)))
    for (const extension of [...COMPRESSED, ''])
      await rm(path.join(dist, file) + extension, { force: true });
}
