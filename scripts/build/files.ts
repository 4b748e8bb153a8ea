import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../src/domain/text/jsonText';

/** Sorted paths of all files below a folder, relative to it, with forward slashes. Empty if there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const HIDDEN = /(?:^|[/\\])\.(?!well-known(?:[/\\]|$))/;

/** Whether a name in the path begins with a dot. Such files are neither built nor served, except `.well-known`. */
export function isHidden(file: string): boolean {
  return HIDDEN.test(file);
}

/** Reads and parses a JSON file. @throws SyntaxError if it is not JSON in UTF-8 */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(await readFile(file));
}
