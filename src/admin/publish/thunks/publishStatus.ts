import type { Content } from '@/domain/content/content';
import { sameJson } from '@/domain/text/sameJson';
import type { DraftChange } from '../../drafts/state/draftEntry';
import { storeProblem } from '../../file-store/fileStore';
import { readBranch } from '../liveContent';
import {
  contentOfBranch,
  fetchLiveContent,
  type LiveContent,
  type PublishThunk,
} from '../liveContent';
import type { PublishTarget, TargetFailure } from '../publishTarget';
import { rebaseDrafts, type ConflictingChange } from '../merge/reconcile';

/** The drafts compared with the website, as last loaded. */
export interface PublishStatus {
  /** Undefined if the published content could not be loaded completely; nothing can be published then. */
  live?: LiveContent;
  /** The live content, if it could be loaded completely; `live` may be ahead of it. */
  seen?: Content;
  conflicting: ConflictingChange[];
  /** Number of records that were merged with publications of other administrators. */
  mergedCount: number;
  /** Why the target could not be read; `live` is the live content then. */
  failure?: TargetFailure;
}

const UNKNOWN: PublishStatus = { conflicting: [], mergedCount: 0 };

/** Whether the published record of a draft has changed, rather than only whether it is live. */
function isMerged({ before, after }: DraftChange): boolean {
  return before !== null && after !== null && !sameJson(before.base, after.base);
}

/**
 * Loads the published content and merges the drafts with it.
 * @param target may be ahead of the live content
 */
export function fetchPublishStatus(target?: PublishTarget): PublishThunk<Promise<PublishStatus>> {
  return async (dispatch) => {
    const visible = await dispatch(fetchLiveContent());
    const complete = visible?.failed.length === 0 ? visible : undefined;
    const seen = complete && { seen: complete.content };
    const store = target?.openStore?.();
    let live = visible;
    try {
      if (store) live = await contentOfBranch(await readBranch(store));
    } catch (error) {
      // The live content is sufficient for a ZIP file. The drafts may be ahead of it and are not changed.
      return {
        ...UNKNOWN,
        ...seen,
        failure: storeProblem(error),
        ...(complete && { live: complete }),
      };
    }
    if (!visible || !live || live.failed.length > 0) return UNKNOWN;
    const { changes, conflicting } = await dispatch(
      rebaseDrafts(live.content, store && visible.content),
    );
    return {
      live,
      ...seen,
      conflicting,
      mergedCount: changes.filter(isMerged).length,
    };
  };
}
