import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ZIP_BASE_FOLDER, type ZipBase } from '@/domain/content/zipBase';
import { jsonText } from '@/domain/text/jsonText';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import type { Bundle } from '../publishTarget';
import { howToPublish } from './zipInstructions';
import { describeZipFile } from './zipFiles';

/** Number of bytes that are compressed in one step. */
const STEP = 256 * 1024;

/** Returns the current time within the range that ZIP supports, 1980 to 2099. */
function timeOfEntry(): Date {
  return new Date(Math.min(Date.UTC(2099, 0), Math.max(Date.UTC(1981, 0), Date.now())));
}

/**
 * Creates the ZIP file of a bundle: the files by repository path, the state on which they are based, and instructions.
 * Works in steps, so that the page stays responsive.
 * @param basis the state on which the files are based, if it is already known
 */
export async function zipBundle(
  bundle: Bundle,
  basis?: { name: string; made: ZipBase },
): Promise<Blob> {
  const { name, made } = basis ?? (await describeZipFile(bundle));
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
  await add(new ZipDeflate(`${ZIP_BASE_FOLDER}${name}.json`), strToU8(`${jsonText(made)}\n`));
  archive.end();
  return new Blob(chunks, { type: 'application/zip' });
}
