import { FEATURED_KINDS, type FeaturedKind } from '../../featured/featured';
import { warningAt, type Problem } from '../../record/problem';
import type { JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import type { Content } from '../contentModel';
import { deriveFiles } from '../derive';
import { entriesIn, idOf, isByCategoryFile, type ContentFiles } from '../files';
import { rowOf, type FiledName } from '../lists';
import { filesOfRecord } from '../readContent';

const DERIVE = 'Run "npm run content:derive".';

const byId = (list: readonly unknown[]) =>
  new Map(
    list.toReversed().flatMap((entry) => {
      const id = idOf(entry);
      return id === undefined ? [] : [[id, entry as JsonObject] as const];
    }),
  );

/** Returns the entries and counts of index and featured files that are read differently from the records. */
function checkDerived(files: ContentFiles, content: Content): Problem[] {
  const derived = deriveFiles(files, content);
  return Object.keys(derived)
    .filter((path) => derived[path] !== files[path])
    .flatMap((path) => {
      const key = path.split('/', 1)[0] ?? '';
      const [was, now] = [files, derived].map((all) => byId(entriesIn(all[path], key)));
      const warn = (at: string, message: string) => warningAt(path, at, `${message} ${DERIVE}`);
      const differing = [...(now ?? [])].flatMap(([id, entry]) => {
        const old = was?.get(id);
        if (!old) return [warn(`"${id}"`, 'This record has no entry here.')];
        const fields = [...new Set([...Object.keys(entry), ...Object.keys(old)])].filter(
          (field) => !sameJson(entry[field], old[field]),
        );
        return fields.map((field) =>
          warn(`"${id}".${field}`, 'This value differs from that of the record.'),
        );
      });
      const surplus = [...(was?.keys() ?? [])].filter((id) => !now?.has(id));
      const { count } = Object(files[path]) as JsonObject;
      const isWrong = typeof count === 'number' && count !== entriesIn(files[path], key).length;
      return [
        ...differing,
        ...surplus.map((id) => warn(`"${id}"`, 'This record is not featured.')),
        ...(isWrong ? [warn('count', 'The count is wrong.')] : []),
      ];
    });
}

/** Returns records that are missing from the files of their categories, or in the files of others. */
function checkFiles(files: ContentFiles, name: FiledName, content: Content): Problem[] {
  const categories = content[rowOf(name).categories ?? 'productCategories'];
  const found = new Map<string, string[]>();
  for (const path of Object.keys(files).filter((file) => isByCategoryFile(file, name)))
    for (const id of byId(entriesIn(files[path], name)).keys())
      found.set(id, [...(found.get(id) ?? []), path]);
  return content[name].flatMap((record) => {
    const [wanted, present] = [filesOfRecord(name, record, categories), found.get(record.id) ?? []];
    const at = `"${record.id}"`;
    return [
      ...present
        .filter((path) => !wanted.includes(path))
        .map((path) =>
          warningAt(path, at, `This record belongs in ${wanted.join(', ')}. Move it there.`),
        ),
      ...wanted
        .filter((path) => !present.includes(path))
        .map((path) => warningAt(path, at, 'The record is missing from this file. Add it.')),
    ];
  });
}

function checkFeaturedEntries(files: ContentFiles, kind: FeaturedKind, content: Content) {
  const { featured = '', key } = rowOf(kind);
  const ids = new Set<string>(content[kind].map(({ id }) => id));
  return [...byId(entriesIn(files[featured], key)).keys()]
    .filter((id) => !ids.has(id))
    .map((id) =>
      warningAt(featured, `"${id}"`, 'There is no record with this ID. Add or remove it.'),
    );
}

export function checkConsistency(files: ContentFiles, content: Content): Problem[] {
  return [
    ...checkDerived(files, content),
    ...(['products', 'projects'] as const).flatMap((name) => checkFiles(files, name, content)),
    ...FEATURED_KINDS.flatMap((kind) => checkFeaturedEntries(files, kind, content)),
  ];
}
