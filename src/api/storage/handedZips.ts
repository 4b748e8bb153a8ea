import { readJson, writeEntry } from './browserStorage';

/**
 * Local storage key: ZIP files downloaded in this browser, so that the next one does not undo
 * them.
 */
const KEY = 'handedZips';
/** Maximum number of remembered ZIP files. */
const MOST = 20;

/** A ZIP file downloaded in this browser. */
export interface HandedZip {
  /** Unique name. */
  name: string;
  /** Included changes by key, with the hash of the published record that each was made from. */
  changes: Record<string, string>;
}

function isHandedZip(value: unknown): value is HandedZip {
  const { name, changes } = Object(value) as Partial<HandedZip>;
  return (
    typeof name === 'string' &&
    typeof changes === 'object' &&
    changes !== null &&
    Object.values(changes).every((hash) => typeof hash === 'string')
  );
}

/** Returns the downloaded ZIP files, oldest first. Never throws. */
export function handedZips(): HandedZip[] {
  const stored = readJson('local', KEY);
  return Array.isArray(stored) ? (stored as unknown[]).filter(isHandedZip) : [];
}

/** Saves a ZIP file if storage allows it. Never throws. */
export function rememberZip(zip: HandedZip): void {
  const others = handedZips().filter(({ name }) => name !== zip.name);
  writeEntry('local', KEY, JSON.stringify([...others, zip].slice(-MOST)));
}
