import { readJson, writeEntry } from './browserStorage';

/**
 * Local storage key: ZIP files downloaded in this browser, so that the next one does not revert their
 * changes.
 */
const KEY = 'handedZips';
/** Maximum number of remembered ZIP files. */
const MAX_ZIPS = 20;

/** A ZIP file downloaded in this browser. */
export interface DownloadedZip {
  /** Unique name. */
  name: string;
  /** Included changes by key, with the hash of the published record that each was made from. */
  changes: Record<string, string>;
}

function isDownloadedZip(value: unknown): value is DownloadedZip {
  const { name, changes } = Object(value) as Partial<DownloadedZip>;
  return (
    typeof name === 'string' &&
    typeof changes === 'object' &&
    changes !== null &&
    Object.values(changes).every((hash) => typeof hash === 'string')
  );
}

/** Returns the downloaded ZIP files, oldest first. Never throws. */
export function readDownloadedZips(): DownloadedZip[] {
  const stored = readJson('local', KEY);
  return Array.isArray(stored) ? (stored as unknown[]).filter(isDownloadedZip) : [];
}

/** Saves a ZIP file if storage allows it. Never throws. */
export function saveDownloadedZip(zip: DownloadedZip): void {
  const others = readDownloadedZips().filter(({ name }) => name !== zip.name);
  writeEntry('local', KEY, JSON.stringify([...others, zip].slice(-MAX_ZIPS)));
}
