import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isHidden } from '../build/isHidden';

/** Endings with which the file of a URL may be stored. */
const ENDINGS = ['', '.html', '/index.html'].flatMap((page) =>
  ['', '.br', '.gz'].map((compression) => page + compression),
);

function realPathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether files at a URL may be sent: none of them is hidden, and no symbolic link leads
 * out of the folder.
 * @param pathname decoded like by the file server
 */
export function isServed(folder: string, pathname: string): boolean {
  if (isHidden(pathname)) return false;
  const root = realPathOf(folder);
  const place = path.join(folder, pathname).replace(/[/\\]$/, '');
  return ENDINGS.every((ending) => {
    const real = realPathOf(place + ending);
    return real === undefined || real === root || real.startsWith(`${root}${path.sep}`);
  });
}
