import type { ContentFiles } from './content';
import { isJsonObject } from '../text/jsonObject';

/** The folder beside `public` in a ZIP file that says what its files were made from. */
export const MADE_FROM = 'made-from/';

/** What the files of a ZIP file were made from, so that another one made from the same is merged with it. */
export interface MadeFrom {
  /** The published files, by path; null where there was none. */
  base: ContentFiles;
  /** SHA-256 of the files' JSON without spaces, as the ZIP file has them, by path; null where it deletes one. */
  hashes: Record<string, string | null>;
  /** Names of earlier ZIP files whose changes this one holds too. */
  holds: string[];
}

/** Whether a file of a ZIP file, by its name, says what the others were made from. */
export function isMadeFrom(name: string): boolean {
  return /^made-from\/[0-9a-f]{12}\.json$/.test(name);
}

/** Reads what {@link MadeFrom} gave; undefined for anything else. Never throws. */
export function readMadeFrom(json: unknown): MadeFrom | undefined {
  if (!isJsonObject(json) || !isJsonObject(json.base) || !isJsonObject(json.hashes))
    return undefined;
  const { base, hashes, holds = [] } = json;
  const isHash = (hash: unknown) => hash === null || typeof hash === 'string';
  if (!Object.values(hashes as object).every(isHash) || !Array.isArray(holds)) return undefined;
  return { base, hashes: hashes as MadeFrom['hashes'], holds: holds.map(String) };
}
