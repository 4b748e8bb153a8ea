import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  VARIANT_FORMATS,
  sharePath,
  variantPath,
  variantWidths,
  type PictureManifest,
} from '../../src/ui/media/pictureVariants';
import { filesBelow } from '../build/files';
import { forEachConcurrently } from '../build/forEachConcurrently';
import { writeOutput } from '../build/outputFile';
import { copyFileAtomic } from '../build/writeFileAtomic';
import { ensureCachedPicture, openCache, type CachedPicture } from './pictureCache';
import { RASTER_EXTENSIONS } from './pictureSettings';

interface MediaOptions {
  source: string;
  out: string;
  cache: string;
  report?: (line: string) => void;
}

const CONCURRENCY = 2;
const MANIFEST = 'manifest.json';

export interface BuiltMedia {
  pictures: PictureManifest;
  /** All files in `out`, relative to it. Other files there are outdated. */
  files: string[];
}

async function publishVariants(
  file: string,
  { folder, info }: CachedPicture,
  out: string,
): Promise<string[]> {
  const cached: Record<string, string> = { [sharePath(file, info.v)]: 'og.jpg' };
  for (const width of variantWidths(info.w))
    for (const ext of VARIANT_FORMATS)
      cached[variantPath(file, width, info.v, ext)] = `${width}.${ext}`;
  for (const [published, name] of Object.entries(cached)) {
    const target = path.join(out, published);
    // File names contain a hash of the content, so an existing file is up to date.
    if (!existsSync(target)) await copyFileAtomic(path.join(folder, name), target);
  }
  return Object.keys(cached);
}

/** Writes variants, originals and `manifest.json` to `out`. Images that cannot be read are reported and left out. */
export async function buildMedia({
  source,
  out,
  cache,
  report = (line) => console.log(line),
}: MediaOptions): Promise<BuiltMedia> {
  const started = performance.now();
  const entries: PictureManifest = {};
  const originals = await filesBelow(source);
  const files = [...originals, MANIFEST];
  let encoded = 0;
  await openCache(cache);
  await forEachConcurrently(originals, CONCURRENCY, async (file) => {
    const original = await readFile(path.join(source, file));
    await writeOutput(out, file, original);
    if (!RASTER_EXTENSIONS.includes(path.extname(file).toLowerCase())) return;
    try {
      const picture = await ensureCachedPicture(original, cache);
      if (!picture) return;
      files.push(...(await publishVariants(file, picture, out)));
      entries[`/media/${file}`] = picture.info;
      if (picture.isNew) encoded += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      report(`Skipped an unreadable image: ${file} (${reason})`);
    }
  });
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const pictures = Object.fromEntries(sorted);
  await writeOutput(out, MANIFEST, JSON.stringify(pictures));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`${Object.keys(pictures).length} images, ${encoded} encoded, ${seconds} s`);
  return { pictures, files };
}
