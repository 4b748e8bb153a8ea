import { strToU8, zipSync, type Zippable } from 'fflate';
import { jsonText } from '@/domain/text/jsonText';
import { download } from '@/ui/files/download';
import type { Bundle, PublishTarget } from '../../publishTarget';
import { howToPublish, NOT_CREATED } from './messages';

/** Returns the current time within the range that ZIP supports, 1980 to 2099. */
function timeOfEntry(): Date {
  return new Date(Math.min(Date.UTC(2099, 0), Math.max(Date.UTC(1981, 0), Date.now())));
}

export async function zipBundle(bundle: Bundle): Promise<Blob> {
  const entries: Zippable = { 'HOW-TO.txt': strToU8(howToPublish(bundle)) };
  for (const { path, json } of bundle.files)
    if (json !== null) entries[`public/data/${path}`] = strToU8(`${jsonText(json, 2)}\n`);
  // Images are already compressed.
  for (const { file, blob } of bundle.pictures)
    entries[`public/${file}`] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
  const zipped = new Uint8Array(zipSync(entries, { mtime: timeOfEntry() }));
  return new Blob([zipped], { type: 'application/zip' });
}

/** The target that downloads the bundle as a file, to be unpacked into the repository. */
export const zipTarget: PublishTarget = {
  download: async (bundle) => download('website-changes.zip', await zipBundle(bundle)),
  explain: () => NOT_CREATED,
};
