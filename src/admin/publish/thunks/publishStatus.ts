import { sameJson } from '@/domain/text/sameJson';
import { isPending, pendingAfter } from '../../drafts/content/pending';
import { selectLive, selectPublished } from '../../drafts/content/workingCopySelectors';
import type { DraftChange } from '../../drafts/state/draftEntry';
import { pendingChanged } from '../../drafts/state/draftSlices';
import { selectPending } from '../../drafts/state/draftsReducer';
import { storeProblem } from '../../file-store/fileStore';
import {
  contentOfBranch,
  fetchLiveContent,
  readBranch,
  type LiveContent,
  type PublishThunk,
} from '../liveContent';
import type { PublishTarget, TargetFailure } from '../publishTarget';
import { mergeWithLive, type ConflictingChange } from '../merge/reconcile';
import { sameMedia } from '../../drafts/content/draftMedia';

/** The drafts compared with the published content, as last loaded. */
export interface PublishStatus {
  /** Undefined if the published content could not be loaded completely; nothing can be published then. */
  live?: LiveContent;
  conflicting: ConflictingChange[];
  /** Number of records that were merged with publications of other administrators. */
  mergedCount: number;
  /** Whether the branch no longer has the publication of this browser, and visitors have never got it. */
  isLost?: boolean;
  /** Why the target could not be read; `live` is the content of the website then. */
  failure?: TargetFailure;
}

const UNKNOWN: PublishStatus = { conflicting: [], mergedCount: 0 };

/** Whether somebody else has changed the record of a draft. */
const isMerged = ({ before, after }: DraftChange) =>
  before !== null && after !== null && !sameMedia(before.base, after.base);

/** Reads the branch. From then on, the back office shows what it has, also before visitors get it. */
function fetchBranch(
  target: PublishTarget | undefined,
): PublishThunk<Promise<LiveContent | undefined>> {
  return async (dispatch, getState) => {
    const store = target?.openStore?.();
    const live = selectLive(getState());
    if (!store || !live) return undefined;
    const found = await contentOfBranch(await readBranch(store));
    if (found.failed.length > 0) return found;
    const former = selectPending(getState());
    const pending = pendingAfter(former, live.files, found.files, found.files);
    if (!sameJson(former, pending)) dispatch(pendingChanged(pending));
    return found;
  };
}

/**
 * Loads the published content and merges the drafts with it.
 * @param target may be ahead of the website
 */
export function fetchPublishStatus(target?: PublishTarget): PublishThunk<Promise<PublishStatus>> {
  return async (dispatch, getState) => {
    const visible = await dispatch(fetchLiveContent());
    const [seen, former] = [selectLive(getState()), selectPending(getState())];
    const isAwaited = seen && former?.publication && isPending(former, seen.files);
    const complete = visible?.failed.length === 0 ? visible : undefined;
    let branch;
    try {
      branch = await dispatch(fetchBranch(target));
    } catch (error) {
      // What visitors get is sufficient for a ZIP file. The drafts may be ahead of it and are not changed.
      return { ...UNKNOWN, failure: storeProblem(error), ...(complete && { live: complete }) };
    }
    const live = branch ?? visible;
    const published = selectPublished(getState());
    if (!visible || !published || !live || live.failed.length > 0) return UNKNOWN;
    const { changes, conflicting } = await dispatch(mergeWithLive(published.content));
    const isLost = Boolean(isAwaited) && !selectPending(getState())?.publication;
    return { live, conflicting, isLost, mergedCount: changes.filter(isMerged).length };
  };
}
