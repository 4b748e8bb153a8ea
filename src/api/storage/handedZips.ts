import { readJson, writeEntry } from './browserStorage';

/** Entry in local storage: the ZIP files that were downloaded here, so that the next one does not undo them. */
const KEY = 'handedZips';
/** ZIP files that are remembered. */
const MOST = 20;

/** A ZIP file that was downloaded here. */
export interface HandedZip {
  /** What tells it from others. */
  name: string;
  /** The changes that it holds, by key: each with the hash of the published record that it was made from. */
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

/** The ZIP files that were downloaded here, oldest first. Never throws. */
export function handedZips(): HandedZip[] {
  const stored = readJson('local', KEY);
  return Array.isArray(stored) ? (stored as unknown[]).filter(isHandedZip) : [];
}

/** Remembers a ZIP file, if storage lets it. Never throws. */
export function rememberZip(zip: HandedZip): void {
  const others = handedZips().filter(({ name }) => name !== zip.name);
  writeEntry('local', KEY, JSON.stringify([...others, zip].slice(-MOST)));
}
