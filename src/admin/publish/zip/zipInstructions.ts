import type { Bundle } from '../publishTarget';

const INSTRUCTIONS = `How to publish this

1. Unpack this ZIP file into the root folder of the website's repository. Merge its folders "public" and "made-from"
   into the existing ones and replace existing files.
2. Delete the files listed under "To delete" below, if any.
3. Run "npm run content:check", then commit and push.

More than one ZIP file

Unpack only one ZIP file at a time, and the next one only if it was downloaded after the first one was live. A ZIP file
contains complete files: one that was made from the same state of the website replaces the changes of the other.
"npm run content:check" reports that as an error.

To publish several ZIP files, choose "Import ZIP" on the Publish page of the back office for each of them. Their changes
are merged field by field, and conflicts are shown. Then publish, or download one ZIP file with all changes.
`;

/** Returns the instructions in the ZIP file, with the files to delete and the changes. */
export function howToPublish({ files, changes }: Bundle): string {
  const removed = files.filter(({ json }) => json === null);
  const toDelete = removed.map(({ path }) => `- public/data/${path}`).join('\n');
  const section = removed.length > 0 ? `\nTo delete\n\n${toDelete}\n` : '';
  return `${INSTRUCTIONS}${section}\nChanges\n\n${changes.map((line) => `- ${line}`).join('\n')}\n`;
}
