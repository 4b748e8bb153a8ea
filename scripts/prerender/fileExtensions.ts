/**
 * Endings of the files that a site hands out. What ends so and is missing is a missing file; anything else may be a page,
 * since the slug of a record may hold dots, such as `lens-1.25x`. deploy/nginx and vercel.json name the same ones.
 */
export const FILE_EXTENSIONS: readonly string[] = [
  'avif',
  'br',
  'css',
  'gif',
  'gz',
  'html',
  'ico',
  'jpeg',
  'jpg',
  'js',
  'json',
  'map',
  'mjs',
  'mp4',
  'pdf',
  'png',
  'svg',
  'txt',
  'webm',
  'webmanifest',
  'webp',
  'woff',
  'woff2',
  'xml',
  'zip',
];

const FILE = new RegExp(`\\.(?:${FILE_EXTENSIONS.join('|')})$`, 'i');

/** Whether a path is that of a file by its ending; never throws. */
export function isFilePath(pathname: string): boolean {
  return FILE.test(pathname);
}
