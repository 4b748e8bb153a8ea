import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../build/sha256';
import type { PictureInfo } from '../../src/ui/media/pictureVariants';
import { decodePicture, encodeShareImage, encodeVariants } from './encodeVariants';
import { SETTINGS_KEY } from './pictureSettings';

/** Cache entry of an image: a folder with its variants, `og.jpg` and `info.json`. */
export interface CachedPicture {
  folder: string;
  info: PictureInfo;
  isNew: boolean;
}

const DRAFT = 'draft-';
const HOUR = 3_600_000;

async function readEntry(folder: string): Promise<PictureInfo | undefined> {
  const text = await readFile(path.join(folder, 'info.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PictureInfo);
}

/** Encodes into a temporary folder that is then renamed, so that entries are always complete. */
async function createEntry(
  original: Buffer,
  cache: string,
  hash: string,
): Promise<PictureInfo | undefined> {
  const picture = await decodePicture(original);
  if (!picture) return undefined;
  const info: PictureInfo = { w: picture.w, h: picture.h, v: hash.slice(0, 8), c: picture.c };
  const draft = await mkdtemp(path.join(cache, DRAFT));
  try {
    const files = {
      ...(await encodeVariants(picture)),
      'og.jpg': await encodeShareImage(picture),
      'info.json': JSON.stringify(info),
    };
    for (const [name, bytes] of Object.entries(files))
      await writeFile(path.join(draft, name), bytes);
    // Another run may have created the same entry meanwhile, which is equivalent.
    await rename(draft, path.join(cache, hash)).catch(async (error: unknown) => {
      if (!(await readEntry(path.join(cache, hash)))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return info;
}

/** Creates the entry if it does not exist. Undefined for an animation. @throws Error for a damaged image */
export async function ensureCachedPicture(
  original: Buffer,
  cache: string,
): Promise<CachedPicture | undefined> {
  const hash = sha256(original, SETTINGS_KEY);
  const folder = path.join(cache, hash);
  const cached = await readEntry(folder);
  if (cached) return { folder, info: cached, isNew: false };
  const info = await createEntry(original, cache, hash);
  return info && { folder, info, isNew: true };
}

/** Creates the folder, and removes temporary folders of interrupted runs that are older than an hour. */
export async function openCache(cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    if (!name.startsWith(DRAFT)) continue;
    const draft = path.join(cache, name);
    const age = await stat(draft).then(
      (entry) => Date.now() - entry.mtimeMs,
      () => 0,
    );
    if (age > HOUR) await rm(draft, { recursive: true, force: true });
  }
}
