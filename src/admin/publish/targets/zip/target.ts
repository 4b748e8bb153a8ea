import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { MADE_FROM, type MadeFrom } from '@/domain/content/madeFrom';
import { nextTask } from '../../zip/nextTask';
import type { Bundle, PublishTarget } from '../../publishTarget';
import { saveDownloadedZip } from '@/api/storage/downloadedZips';
import { handedChanges, heldZips, madeFrom } from '../../zip/zipFiles';

const HOW_TO = `How to publish this

1. Unpack this ZIP over the folder of the website's repository: the folders "public" and "made-from" in it go over the
   folders of the same names there. Let it replace the files that are there already.
2. Delete the files that are listed under "To delete" below, if there are any.
3. Run "npm run content:check", commit, and let the host build and publish the website.

More than one ZIP file

Unpack only one ZIP file at a time, and the next one only if it was downloaded after the first one was live. A ZIP file
holds whole files: one that was made from the same state of the website replaces the changes of the other.
"npm run content:check" reports that as an error.

To publish several ZIP files, choose "Import ZIP" on the page Publish of the back office for each of them. Their changes
are merged field by field, and the back office asks where they contradict each other. Then publish, or download one ZIP
file with all changes.
`;

/** Number of bytes that are compressed in one step. */
const STEP = 256 * 1024;

function howTo({ files, changes }: Bundle): string {
  const gone = files.filter(({ json }) => json === null).map(({ path }) => `- public/data/${path}`);
  const deleted = gone.length > 0 ? `\nTo delete\n\n${gone.join('\n')}\n` : '';
  return `${HOW_TO}${deleted}\nWhat changes\n\n${changes.map((line) => `- ${line}`).join('\n')}\n`;
}

/** Returns the current time within the range that ZIP supports, 1980 to 2099. */
function timeOfEntry(): Date {
  return new Date(Math.min(Date.UTC(2099, 0), Math.max(Date.UTC(1981, 0), Date.now())));
}

/**
 * Creates the ZIP file of a bundle: the files by repository path, the state on which they are based, and instructions.
 */
export async function zipBundle(bundle: Bundle): Promise<Blob> {
  return zipped(bundle, await madeFrom(bundle));
}

/** Creates the ZIP file in steps, so that the page stays responsive. */
async function zipped(
  bundle: Bundle,
  { name, made }: { name: string; made: MadeFrom },
): Promise<Blob> {
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
      // eslint-disable-next-line no-await-in-loop -- one after another, so that the page can respond
      await nextTask();
    }
  };
  await add(new ZipDeflate('HOW-TO.txt'), strToU8(howTo(bundle)));
  for (const { path, json } of bundle.files)
    if (json !== null)
      // eslint-disable-next-line no-await-in-loop -- as above
      await add(
        new ZipDeflate(`public/data/${path}`),
        strToU8(`${JSON.stringify(json, null, 2)}\n`),
      );
  // Images are already compressed.
  for (const { file, blob } of bundle.pictures)
    // eslint-disable-next-line no-await-in-loop -- as above
    await add(new ZipPassThrough(`public/${file}`), new Uint8Array(await blob.arrayBuffer()));
  await add(new ZipDeflate(`${MADE_FROM}${name}.json`), strToU8(`${JSON.stringify(made)}\n`));
  archive.end();
  return new Blob(chunks, { type: 'application/zip' });
}

/** Creates the target that downloads the bundle as a file, to be unpacked into the repository. */
export function zipTarget(): PublishTarget {
  return {
    async publish(bundle) {
      try {
        const changes = await handedChanges(bundle);
        const made = await madeFrom(bundle, heldZips(changes));
        const url = URL.createObjectURL(await zipped(bundle, made));
        const link = document.createElement('a');
        link.href = url;
        link.download = 'website-changes.zip';
        link.click();
        setTimeout(() => URL.revokeObjectURL(url), 60_000);
        saveDownloadedZip({ name: made.name, changes });
        return { kind: 'handed' };
      } catch {
        return { kind: 'failed', reason: 'The ZIP file could not be made. Please try again.' };
      }
    },
  };
}
