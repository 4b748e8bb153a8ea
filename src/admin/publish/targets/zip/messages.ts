import type { Bundle } from '../../publishTarget';

export const NOT_CREATED = 'The ZIP file could not be created. Try again.';

const INSTRUCTIONS = `How to publish this

1. Unpack this ZIP file into the root folder of the website's repository. Merge its folder "public" into the existing one
   and replace existing files.
2. Delete the files listed under "To delete" below, if any.
3. Run "npm run content:check", then commit and push.

A ZIP file contains complete files. Unpack it before anything else is published: later changes of the same files would be
undone. Unpack only one ZIP file at a time, and download the next one after the website shows the changes of the first.
`;

export function howToPublish({ files, changes }: Bundle): string {
  const removed = files.filter(({ json }) => json === null);
  const toDelete = removed.map(({ path }) => `- public/data/${path}`).join('\n');
  const section = removed.length > 0 ? `\nTo delete\n\n${toDelete}\n` : '';
  return `${INSTRUCTIONS}${section}\nChanges\n\n${changes.map((line) => `- ${line}`).join('\n')}\n`;
}
