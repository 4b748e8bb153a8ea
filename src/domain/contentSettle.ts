import type { Content } from './content';
import { compileContent } from './contentCompile';
import { isByCategoryFile, isContractFile } from './contentFiles';
import type { FileReader } from './contentReader';
import { isJsonObject } from './jsonObject';
import { errorAt, warningAt, type Problem } from './problem';

/** Leaves out what compiling would not write, so that reading and compiling are inverse. */
export function settled(
  content: Content,
  reader: FileReader,
  summaryFields: Content['summaryFields'],
): Content {
  const compiled = compileContent(content);
  const written = { products: new Set<string>(), projects: new Set<string>() };
  for (const kind of ['products', 'projects'] as const) {
    for (const [path, file] of Object.entries(compiled)) {
      const list = isByCategoryFile(path, kind) && isJsonObject(file) ? file[kind] : [];
      for (const entry of Array.isArray(list) ? list : []) {
        for (const key of Object.keys(entry as object)) written[kind].add(key);
      }
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

/** Files of categories that are not there: an error where a page would miss its record. */
export function missingCategoryFiles(content: Content, reader: FileReader): Problem[] {
  return Object.entries(compileContent(content))
    .filter(([path]) => isContractFile(path) && !reader.has(path))
    .filter(([path]) => isByCategoryFile(path, 'products') || isByCategoryFile(path, 'projects'))
    .map(([path, file]) => {
      const { count, products = [], projects = [] } = file as Record<string, unknown[] | undefined>;
      const isEmpty = products.length + projects.length === 0 && count === undefined;
      const report = isEmpty ? warningAt : errorAt;
      return report(path, '', 'This file is missing. Add it with the records of its category.');
    });
}
