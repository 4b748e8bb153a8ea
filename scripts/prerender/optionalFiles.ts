import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  OPTIONAL_FILES,
  OPTIONAL_MARKS,
  optionalFields,
  type OptionalFile,
} from '../../src/domain/links/contentPaths';

const isIn = (publicFolder: string) => (file: OptionalFile) =>
  existsSync(path.join(publicFolder, 'data', file));

/** Returns the fields of `version.json` for the optional files that a public folder has. */
export function optionalFileFields(publicFolder: string) {
  return optionalFields(isIn(publicFolder));
}

/** Returns the optional files of a public folder. */
export function listOptionalFiles(publicFolder: string): OptionalFile[] {
  return OPTIONAL_FILES.filter(isIn(publicFolder));
}

/**
 * Returns the document of all pages with a mark for each optional file that there is, so that browsers request no other.
 * The marks do not depend on the contents of the files: pages stay the same when holds change.
 */
export function markOptionalFiles(html: string, publicFolder: string): string {
  const marks = listOptionalFiles(publicFolder).map((file) => `data-${OPTIONAL_MARKS[file]} `);
  return html.replace('<html ', `<html ${marks.join('')}`);
}
