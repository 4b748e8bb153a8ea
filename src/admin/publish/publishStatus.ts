import type { Content } from '@/domain/content/content';
import { sameJson } from '@/domain/text/sameJson';
import type { DraftChange, DraftEntry, Repair } from '../drafts/draftEntry';
import { isOutdated } from '../drafts/repairs';
import { fetchContentFrom, fetchLiveContent, type LiveContent, type PublishThunk } from './liveContent';
import type { PublishTarget } from './publishTarget';
import { rebaseDrafts, type ConflictingChange } from './merge/reconcile';

/** How the drafts stand to the website, asked a moment ago. */
export interface PublishStatus {
  /** Undefined where the website could not be read as a whole: nothing can be published then. */
  live?: LiveContent;
  /** What visitors get, where that could be read as a whole; `live` may be ahead of it. */
  seen?: Content;
  conflicting: ConflictingChange[];
  /** Records that were joined with what somebody else published. */
  joined: number;
  /** Corrections that were dropped, since what they were made for has changed. */
  outdated?: number;
  /** Why the place to publish to could not be read; `live` is what visitors get then. */
  reason?: string;
}

const UNKNOWN: PublishStatus = { conflicting: [], joined: 0 };

/** Whether something was published of a record that a draft is of; not where only the time of seeing it differs. */
function isJoined({ before, after }: DraftChange): boolean {
  return before !== null && after !== null && !sameJson(before.base, after.base);
}

/**
 * Reads what is published and joins the drafts with it (issue text: Conflicts).
 * @param target where it may be ahead of what visitors get
 */
export function fetchPublishStatus(target?: PublishTarget): PublishThunk<Promise<PublishStatus>> {
  return async (dispatch) => {
    const visible = await dispatch(fetchLiveContent());
    const whole = visible?.failed.length === 0 ? visible : undefined;
    const seen = whole && { seen: whole.content };
    const source = await target?.source?.();
    // What visitors get is enough for a ZIP file; the drafts may be ahead of it, and are left as they are.
    if (source && 'reason' in source)
      return { ...UNKNOWN, ...seen, reason: source.reason, ...(whole && { live: whole }) };
    const live = source ? await fetchContentFrom(source) : visible;
    if (!visible || !live || live.failed.length > 0) return UNKNOWN;
    const { changes, conflicting } = await dispatch(
      rebaseDrafts(live.content, source && visible.content),
    );
    const outdated = changes.filter(
      ({ collection, before, after }) =>
        collection === 'repairs' &&
        after === null &&
        before !== null &&
        isOutdated(live.content, before as DraftEntry<Repair>),
    ).length;
    return {
      live,
      ...seen,
      conflicting,
      joined: changes.filter(isJoined).length,
      ...(outdated > 0 && { outdated }),
    };
  };
}
