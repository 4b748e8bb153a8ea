/** Slugs may contain dots (`lens-1.25x`), so only these are files. deploy/nginx and vercel.json have the same list. */
export const FILE_EXTENSIONS: readonly string[] =
  'avif br css gif gz html ico jpeg jpg js json map mjs mp4 pdf png svg txt webm webmanifest webp woff woff2 xml zip'.split(
    ' ',
  );

const FILE = new RegExp(`\\.(?:${FILE_EXTENSIONS.join('|')})$`, 'i');

export function isFilePath(pathname: string): boolean {
  return FILE.test(pathname);
}
