import type { Content } from '@/domain/content/content';
import { changeOf, isSameButTimes, type RecordChange } from '../changes/changes';
import { offeredDifferences } from '../changes/differences';
import { storeProblem } from '../../file-store/fileStore';
import { readBranch } from '../liveContent';
import { contentOfBranch } from '../liveContent';
import { asPublishedMedia, uploadsIn } from '../changes/fieldChanges';
import type { PublishTarget, TargetFailure } from '../publishTarget';
import { asPublished } from '../merge/reconcile';
import { findMissingPictures } from '../thunks/visibility';

/** The content of an earlier publication. */
export interface PastContent {
  content: Content;
  /** Site paths of images that it uses and that are not published now. */
  missing: string[];
}

/** Why the content of a publication could not be loaded. */
export type PastFailure =
  | { code: 'target'; failure: TargetFailure }
  /** These files could not be read. */
  | { code: 'incomplete'; files: string[] };

/** Returns every image of this site in a JSON value. */
function picturesIn(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"(\/media\/[^"\\]+)"/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}

/** Loads the content of a publication. Never throws. @param id that of the publication */
export async function fetchPastContent(
  target: PublishTarget,
  id: string,
): Promise<PastContent | PastFailure> {
  const store = target.openStore?.();
  if (!store) return { code: 'target', failure: { code: 'notConnected' } };
  try {
    const { content, failed } = await contentOfBranch(await readBranch(store, id));
    if (failed.length > 0) return { code: 'incomplete', files: failed };
    return { content, missing: await findMissingPictures(picturesIn(content)) };
  } catch (error) {
    return { code: 'target', failure: storeProblem(error) };
  }
}

/** Whether a change is shown: a change of only the time of the last edit is not. */
const isShown = ({ kind, fields, entry: { base, draft } }: RecordChange): boolean =>
  kind !== 'changed' || fields.length > 0 || !isSameButTimes(base, draft);

/**
 * Returns the records in which a past content differs from the working copy: `added` has been deleted since, `deleted`
 * is new since. Never throws.
 * @param now the working copy
 */
export function diffWithPast(now: Content, then: Content): RecordChange[] {
  const uploads = uploadsIn(then);
  return offeredDifferences(asPublished(now), then)
    .map(({ collection, id, entry }) =>
      changeOf(collection, id, { ...entry, base: asPublishedMedia(entry.base, uploads) }),
    )
    .filter(({ collection, entry }) => collection !== 'pages' || entry.draft !== null)
    .filter(isShown);
}
