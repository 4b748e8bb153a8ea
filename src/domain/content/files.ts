import { isJsonObject } from '../text/jsonObject';
import { FILES } from '../links/contentPaths';

/** Parsed JSON by path under `public/data`. */
export type ContentFiles = Record<string, unknown>;

/** Returns whether a path is that of a by-category file, of the given kind or of any. */
export function isByCategoryFile(path: string, kind?: 'products' | 'projects'): boolean {
  if (!kind) return isByCategoryFile(path, 'products') || isByCategoryFile(path, 'projects');
  const folder = `${kind}/by-category/`;
  return (
    path.startsWith(folder) && path.endsWith('.json') && !path.slice(folder.length).includes('/')
  );
}

/** Returns whether a path is that of a known content file. */
export function isContractFile(path: string): boolean {
  return Object.values<string>(FILES).includes(path) || isByCategoryFile(path);
}

/** Returns the list of a file under a name, or an empty list. */
export function entriesIn(file: unknown, key: string): unknown[] {
  const list = isJsonObject(file) ? file[key] : undefined;
  return Array.isArray(list) ? (list as unknown[]) : [];
}

/** Returns the ID of an entry, or undefined if it is not a text. */
export function idOf(entry: unknown): string | undefined {
  return isJsonObject(entry) && typeof entry.id === 'string' ? entry.id : undefined;
}
