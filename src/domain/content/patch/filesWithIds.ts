import type { ContentFiles } from '../files';
import { withDerivedIds, withoutDerivedIds } from '../../record/derivedIds';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS } from '../singleFileLists';
import { isJsonObject } from '../../text/jsonObject';

/** The lists whose entries may have no ID of their own. */
const LISTS_WITHOUT_IDS = SINGLE_FILE_LIST_NAMES.flatMap((name) => {
  const { file, key, idField } = SINGLE_FILE_LISTS[name];
  return idField === undefined ? [] : [{ file, key, idField }];
});

function mapLists(files: ContentFiles, change: typeof withDerivedIds): ContentFiles {
  const next = { ...files };
  for (const { file, key, idField } of LISTS_WITHOUT_IDS) {
    const whole = files[file];
    if (isJsonObject(whole) && Array.isArray(whole[key]))
      next[file] = { ...whole, [key]: change(whole[key], idField) };
  }
  return next;
}

/** Returns files in which every entry of a list has an ID. Never throws. */
export const filesWithIds = (files: ContentFiles): ContentFiles => mapLists(files, withDerivedIds);

/**
 * Returns patched files without the IDs that {@link filesWithIds} has added. Files that the patch left as they were are the
 * published ones.
 */
export function withoutAddedIds(
  next: ContentFiles,
  live: ContentFiles,
  published: ContentFiles,
): ContentFiles {
  const left = mapLists(next, withoutDerivedIds);
  for (const { file } of LISTS_WITHOUT_IDS)
    if (next[file] === live[file] && file in published) left[file] = published[file];
  return left;
}
