import { existsSync } from 'node:fs';
import path from 'node:path';
import { FILES } from '../../src/domain/links/contentPaths';

/** Returns whether a public folder has a file of availability. */
export function hasAvailability(publicFolder: string): boolean {
  return existsSync(path.join(publicFolder, 'data', FILES.availability));
}

/**
 * Returns the document of all pages with a mark if there is a file of availability, so that browsers request it only
 * then. The mark does not depend on the contents of the file: pages stay the same when holds change.
 */
export function markAvailability(html: string, publicFolder: string): string {
  return hasAvailability(publicFolder) ? html.replace('<html ', '<html data-availability ') : html;
}
