import { strToU8, zip, type AsyncZippable } from 'fflate';
import type { Bundle, PublishTarget } from '../publishTarget';

const HOW_TO = `How to publish this

1. Unpack this ZIP over the folder of the website's repository: the folder "public" in it goes over the folder
   "public" there. Let it replace the files that are there already.
2. Delete the files that are listed under "To delete" below, if there are any.
3. Run "npm run content:check", commit, and let the host build and publish the website.
`;

/** Pictures are compressed already. */
const STORED = { level: 0 } as const;

function howTo({ files, changes }: Bundle): string {
  const gone = files.filter(({ json }) => json === null).map(({ path }) => `- public/data/${path}`);
  const deleted = gone.length > 0 ? `\nTo delete\n\n${gone.join('\n')}\n` : '';
  return `${HOW_TO}${deleted}\nWhat changes\n\n${changes.map((line) => `- ${line}`).join('\n')}\n`;
}

/** The ZIP file of a bundle: paths as in the repository, and a how-to. */
export async function zipBundle(bundle: Bundle): Promise<Blob> {
  const entries: AsyncZippable = { 'HOW-TO.txt': strToU8(howTo(bundle)) };
  for (const { path, json } of bundle.files)
    if (json !== null)
      entries[`public/data/${path}`] = strToU8(`${JSON.stringify(json, null, 2)}\n`);
  for (const { file, blob } of bundle.pictures)
    entries[`public/${file}`] = [new Uint8Array(await blob.arrayBuffer()), STORED];
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(entries, { consume: true }, (error, packed) =>
      error ? reject(error) : resolve(packed as Uint8Array<ArrayBuffer>),
    ),
  );
  return new Blob([bytes], { type: 'application/zip' });
}

/** Hands the bundle over as a file, for a helper to unpack over the repository. */
export function zipTarget(): PublishTarget {
  return {
    async publish(bundle) {
      try {
        const url = URL.createObjectURL(await zipBundle(bundle));
        const link = document.createElement('a');
        link.href = url;
        link.download = 'website-changes.zip';
        link.click();
        setTimeout(() => URL.revokeObjectURL(url), 60_000);
        return { kind: 'handed' };
      } catch {
        return { kind: 'failed', reason: 'The ZIP file could not be made. Please try again.' };
      }
    },
  };
}
