import { idOf } from '@/domain/content/files';
import { warningAt, type Problem } from '@/domain/record/problem';
import type { RecordChange } from '../changes/changes';
import { FOLDERS } from '../changes/differences';
import { deletedDuplicateText } from '../messages/problemMessages';
import type { LiveContent } from '../liveContent';

/** Returns warnings about entries that are deleted with a record because they have the same ID. */
export function deletedDuplicates(
  { content: { unreadable } }: LiveContent,
  changes: readonly RecordChange[],
): Problem[] {
  return changes.flatMap(({ collection, id, kind, name }) => {
    const folder = FOLDERS[collection];
    if (kind !== 'deleted' || folder === undefined) return [];
    return (unreadable?.parts ?? [])
      .filter(
        ({ file, value, reason }) =>
          file.startsWith(folder) && idOf(value) === id && reason.code === 'sameId',
      )
      .map(({ file, path }) => warningAt(file, path, deletedDuplicateText(name)));
  });
}
