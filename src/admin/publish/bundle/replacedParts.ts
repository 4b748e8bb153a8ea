import type { ContentFiles } from '@/domain/content/content';
import { entriesIn, idOf, isByCategoryFile } from '@/domain/content/files';
import { warningAt, type Problem } from '@/domain/record/problem';
import { listPosition } from '@/domain/content/unreadable';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import type { RecordChange } from '../changes/changes';
import { FOLDERS } from '../changes/differences';
import { replacedPartText } from '../messages/problemMessages';
import type { LiveContent } from '../liveContent';

/** Returns the fields of an unreadable entry that its changed record would lose or replace, besides the changed ones. */
function replacedFields(
  value: unknown,
  list: readonly unknown[],
  { fields }: RecordChange,
): string[] {
  if (!isJsonObject(value) || list.some((entry) => sameJson(entry, value))) return [];
  const next = list.filter(isJsonObject).find((entry) => idOf(entry) === idOf(value));
  const changed = new Set(fields.map(({ path }) => path[0]));
  return Object.keys(value).filter(
    (key) => next && !changed.has(key) && key !== 'updatedAt' && !sameJson(next[key], value[key]),
  );
}

/** Returns the entries among which a changed record can be: those of its list, and of by-category files it moves to. */
function entriesNear(next: ContentFiles, file: string, list: string): unknown[] {
  const others = Object.keys(next).filter(
    (path) => isByCategoryFile(file) && isByCategoryFile(path) && path !== file,
  );
  // By-category files of the other kind have a list with another name.
  return [file, ...others].flatMap((path) => entriesIn(next[path], list));
}

/**
 * Returns warnings about unreadable values that changed records replace: a record whose entry cannot be read is written
 * without them, because the change would not be shown otherwise.
 * @param next the files to be published
 */
export function replacedParts(
  { content: { unreadable } }: LiveContent,
  next: ContentFiles,
  changes: readonly RecordChange[],
): Problem[] {
  const repaired = new Set(
    changes.filter(({ collection }) => collection === 'repairs').map(({ id }) => id),
  );
  const parts = (unreadable?.parts ?? []).filter(({ id }) => !repaired.has(id));
  return changes.flatMap((change) => {
    const folder = FOLDERS[change.collection];
    if (change.kind !== 'changed' || folder === undefined) return [];
    return parts.flatMap(({ file, path, value }) => {
      const { list } = listPosition(path) ?? {};
      if (list === undefined || !file.startsWith(folder) || idOf(value) !== change.id) return [];
      const lost = replacedFields(value, entriesNear(next, file, list), change);
      return lost.length > 0 ? [warningAt(file, path, replacedPartText(change.name, lost))] : [];
    });
  });
}
