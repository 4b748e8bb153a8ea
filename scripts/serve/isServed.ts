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
 * Returns whether files at a URL may be sent: none of them is hidden, or reached by a symbolic link in the folder. A build
 * contains no links.
 * @param pathname decoded like by the file server
 */
export function isServed(folder: string, pathname: string): boolean {
  if (isHidden(pathname)) return false;
  const root = realPathOf(folder) ?? folder;
  const place = path.join(root, pathname).replace(/[/\\]$/, '');
  return ENDINGS.every((ending) => {
    const real = realPathOf(place + ending);
    return real === undefined || real === place + ending;
  });
}
