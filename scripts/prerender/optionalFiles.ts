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

export function optionalFileFields(publicFolder: string) {
  return optionalFields(isIn(publicFolder));
}

export function listOptionalFiles(publicFolder: string): OptionalFile[] {
  return OPTIONAL_FILES.filter(isIn(publicFolder));
}

/** Browsers request only marked files. Marks do not depend on contents: pages stay the same when holds change. */
export function markOptionalFiles(html: string, publicFolder: string): string {
  const marks = listOptionalFiles(publicFolder).map((file) => `data-${OPTIONAL_MARKS[file]} `);
  return html.replace('<html ', `<html ${marks.join('')}`);
}
