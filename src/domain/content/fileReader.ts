import { isCounted, type ContentFiles } from './files';
import { isJsonObject, type JsonObject } from '../text/jsonObject';
import { errorAt, ShapeError, unreadableAt, type Parsed, type Problem } from '../record/problem';
import { stripHostileKeys, parseFileObject } from '../record/parseRecords';

/** Reads files and collects their problems. */
export interface FileReader {
  has: (path: string) => boolean;
  /**
   * Parses a file. Returns undefined and reports a problem if it is missing or has the wrong
   * shape.
   */
  parse: <T>(path: string, parser: (json: unknown, file: string) => Parsed<T>) => T | undefined;
  /**
   * Returns the file without hostile keys. Its top-level fields except `key` are added to
   * {@link FileReader.fields}.
   */
  list: (path: string, key: string) => JsonObject | undefined;
  report: (problems: readonly Problem[]) => void;
  /** Reports every entry of a list whose ID is already used by an earlier readable entry. */
  reportDuplicates: (path: string, key: string) => void;
  problems: Problem[];
  /** Paths of files that have an invalid shape as a whole. */
  broken: Set<string>;
  /** Top-level fields of list files, by path. A count is null (see contentModel.ts). */
  fields: Map<string, JsonObject>;
}

/**
 * Returns the top-level fields except the list, and except the count of an index, which is
 * always written.
 */
function fieldsBesides(file: JsonObject, key: string, isIndex: boolean): JsonObject {
  const { [key]: _list, count, ...fields } = file;
  const hasCount = count !== undefined && count !== null && !isIndex;
  return hasCount ? { ...fields, count: null } : fields;
}

/** Creates a reader of parsed JSON files. Its methods never throw. */
export function fileReader(files: ContentFiles): FileReader {
  const problems: Problem[] = [];
  const broken = new Set<string>();
  const fields = new Map<string, JsonObject>();
  const has = (path: string) => Object.hasOwn(files, path) && files[path] !== undefined;
  const parse: FileReader['parse'] = (path, parser) => {
    if (!has(path)) {
      problems.push(errorAt(path, '', 'This file is missing. Add it.'));
      return undefined;
    }
    try {
      const parsed = parser(files[path], path);
      problems.push(...parsed.problems);
      return parsed.value;
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      broken.add(path);
      problems.push(...error.problems);
      return undefined;
    }
  };
  const list: FileReader['list'] = (path, key) => {
    const file = parse(path, (json) => {
      parseFileObject(json, path, [key]);
      return stripHostileKeys(json, path, '') as Parsed<JsonObject>;
    });
    if (file) fields.set(path, fieldsBesides(file, key, isCounted(path)));
    return file;
  };
  const reportDuplicates: FileReader['reportDuplicates'] = (path, key) => {
    const { [key]: found } = files[path] as JsonObject;
    const leftOut = new Set(problems.filter(({ file }) => file === path).map((at) => at.path));
    const ids = new Set<unknown>();
    (found as unknown[]).forEach((entry, index) => {
      if (!isJsonObject(entry) || leftOut.has(`${key}[${index}]`)) return;
      const { id } = entry;
      if (typeof id !== 'string') return;
      if (ids.has(id))
        problems.push(unreadableAt(path, `${key}[${index}]`, { code: 'sameId', id }, entry));
      ids.add(id);
    });
  };
  const report: FileReader['report'] = (found) => problems.push(...found);
  return { has, parse, list, report, reportDuplicates, problems, broken, fields };
}
