import { UNCATEGORIZED } from '../category/category';
import type { Content } from './contentModel';
import { compileContent } from './compileContent';
import { entriesIn, idOf, isByCategoryFile, type ContentFiles } from './files';
import type { FileReader } from './fileReader';
import { errorAt, warningAt, type Problem } from '../record/problem';

/**
 * Returns whether records would be lost without a by-category file that compiling writes.
 * Records with an unreadable category count as uncategorized, but are in the file of their
 * category anyway.
 */
export function isNeeded(path: string, compiled: ContentFiles, files: ContentFiles): boolean {
  const kind = isByCategoryFile(path, 'products') ? 'products' : 'projects';
  const records = entriesIn(compiled[path], kind);
  if (path !== `${kind}/by-category/${UNCATEGORIZED.slug}.json`) return records.length > 0;
  const paths = Object.keys(files).filter((name) => isByCategoryFile(name, kind));
  const known = new Set(paths.flatMap((name) => entriesIn(files[name], kind).map(idOf)));
  return records.some((record) => !known.has(idOf(record)));
}

/** Reports missing category files, as an error if a page would lose its record. */
function missingCategoryFiles(
  compiled: ContentFiles,
  files: ContentFiles,
  reader: FileReader,
): Problem[] {
  const missing = Object.keys(compiled).filter(
    (path) => isByCategoryFile(path) && !reader.has(path),
  );
  return missing.map((path) => {
    const report = isNeeded(path, compiled, files) ? errorAt : warningAt;
    return report(path, '', 'This file is missing. Create it with the records of this category.');
  });
}

/**
 * Removes what compiling would not write, so that reading and compiling are inverse. Reports
 * missing files.
 */
export function normalizeContent(
  content: Content,
  files: ContentFiles,
  reader: FileReader,
  summaryFields: Content['summaryFields'],
): Content {
  const compiled = compileContent(content);
  reader.report(missingCategoryFiles(compiled, files, reader));
  const written = { products: new Set<string>(), projects: new Set<string>() };
  for (const kind of ['products', 'projects'] as const) {
    for (const [path, file] of Object.entries(compiled)) {
      for (const entry of isByCategoryFile(path, kind) ? entriesIn(file, kind) : [])
        for (const key of Object.keys(entry as object)) written[kind].add(key);
    }
  }
  const kept = (kind: 'products' | 'projects') =>
    summaryFields[kind].filter((key) => written[kind].has(key));
  const isKept = (path: string) => Object.hasOwn(compiled, path);
  return {
    ...content,
    summaryFields: { products: kept('products'), projects: kept('projects') },
    fileFields: Object.fromEntries(
      [...reader.fields].filter(([path, fields]) => isKept(path) && Object.keys(fields).length > 0),
    ),
  };
}
