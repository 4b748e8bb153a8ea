import type { ContentFiles } from './files';
import { isJsonObject } from '../text/jsonObject';

/** Folder of a ZIP file, next to `public`, that records which published files it is based on. */
export const ZIP_BASE_FOLDER = 'made-from/';

/** Version of the ZIP file. Increased when older versions of the website cannot import it correctly. */
export const ZIP_FORMAT = 1;

/**
 * Published files that a ZIP file is based on, so that another ZIP file with the same base can
 * be merged with it.
 */
export interface ZipBase {
  /** {@link ZIP_FORMAT}; missing in older files. */
  format?: number;
  /** The published files by path; null for a file that did not exist. */
  base: ContentFiles;
  /**
   * SHA-256 of the JSON of each file in the ZIP file, without whitespace, by path; null for a
   * deleted file.
   */
  hashes: Record<string, string | null>;
  /** Names of earlier ZIP files whose changes this one includes. */
  holds: string[];
}

/** Returns whether a file of a ZIP file, by its name, contains this record. */
export function isZipBaseFile(name: string): boolean {
  return /^made-from\/[0-9a-f]{12}\.json$/.test(name);
}

/** Returns whether a record belongs to a ZIP file of a newer version of the website. */
export function isNewerZip(json: unknown): boolean {
  return isJsonObject(json) && Number(json.format) > ZIP_FORMAT;
}

/** Parses a {@link ZipBase}. Returns undefined for anything else. Never throws. */
export function parseZipBase(json: unknown): ZipBase | undefined {
  if (!isJsonObject(json) || !isJsonObject(json.base) || !isJsonObject(json.hashes))
    return undefined;
  const { base, hashes, holds = [] } = json;
  const isHash = (hash: unknown) => hash === null || typeof hash === 'string';
  if (!Object.values(hashes as object).every(isHash) || !Array.isArray(holds)) return undefined;
  return { base, hashes: hashes as ZipBase['hashes'], holds: holds.map(String) };
}
