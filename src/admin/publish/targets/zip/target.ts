import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { jsonText } from '@/domain/text/jsonText';
import { yieldToMain } from '@/ui/schedule';
import { download } from '@/ui/files/download';
import type { Bundle, PublishTarget } from '../../publishTarget';
import { howToPublish, NOT_CREATED } from './messages';

/** Number of bytes that are compressed in one step. */
const STEP = 256 * 1024;

/** Returns the current time within the range that ZIP supports, 1980 to 2099. */
function timeOfEntry(): Date {
  return new Date(Math.min(Date.UTC(2099, 0), Math.max(Date.UTC(1981, 0), Date.now())));
}

/**
 * Creates the ZIP file of a bundle: the files by repository path, and instructions. Works in steps, so that the page stays
 * responsive.
 */
export async function zipBundle(bundle: Bundle): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const add = async (entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
    entry.mtime = timeOfEntry();
    archive.add(entry);
    for (let at = 0; at === 0 || at < bytes.length; at += STEP) {
      entry.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      await yieldToMain();
    }
  };
  await add(new ZipDeflate('HOW-TO.txt'), strToU8(howToPublish(bundle)));
  for (const { path, json } of bundle.files)
    if (json !== null)
      await add(new ZipDeflate(`public/data/${path}`), strToU8(`${jsonText(json, 2)}\n`));
  // Images are already compressed.
  for (const { file, blob } of bundle.pictures)
    await add(new ZipPassThrough(`public/${file}`), new Uint8Array(await blob.arrayBuffer()));
  archive.end();
  return new Blob(chunks, { type: 'application/zip' });
}

/** The target that downloads the bundle as a file, to be unpacked into the repository. */
export const zipTarget: PublishTarget = {
  download: async (bundle) => download('website-changes.zip', await zipBundle(bundle)),
  explain: () => NOT_CREATED,
};
