/**
 * Extensions of files that the site serves. Missing paths with such an extension are missing files.
 * Other paths can be pages, because slugs may contain dots, such as `lens-1.25x`. deploy/nginx and
 * vercel.json contain the same list.
 */
export const FILE_EXTENSIONS: readonly string[] =
  'avif br css gif gz html ico jpeg jpg js json map mjs mp4 pdf png svg txt webm webmanifest webp woff woff2 xml zip'.split(
    ' ',
  );

const FILE = new RegExp(`\\.(?:${FILE_EXTENSIONS.join('|')})$`, 'i');

/** Returns whether a path has a known file extension. */
export function isFilePath(pathname: string): boolean {
  return FILE.test(pathname);
}
