import type { Content, ContentFiles } from './content';
import { compileContent } from './contentCompile';
import { isByCategoryFile } from './contentFiles';
import type { FileReader } from './contentReader';
import { isJsonObject } from './jsonObject';
import { errorAt, warningAt, type Problem } from './problem';

/** Files of categories that are not there: an error where a page would miss its record. */
function missingCategoryFiles(compiled: ContentFiles, reader: FileReader): Problem[] {
  return (['products', 'projects'] as const).flatMap((kind) =>
    Object.entries(compiled)
      .filter(([path]) => isByCategoryFile(path, kind) && !reader.has(path))
      .map(([path, file]) => {
        const { [kind]: list } = file as Record<string, unknown[]>;
        const report = list?.length === 0 ? warningAt : errorAt;
        return report(path, '', 'This file is missing. Add it with the records of its category.');
      }),
  );
}

/** Leaves out what compiling would not write, so that reading and compiling are inverse; reports missing files. */
export function settled(
  content: Content,
  reader: FileReader,
  summaryFields: Content['summaryFields'],
): Content {
  const compiled = compileContent(content);
  reader.report(missingCategoryFiles(compiled, reader));
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
