import type { PublishProblems } from '@/domain/content/check/checkPublication';
import type { Problem } from '@/domain/content/problem';
import { prepareBundle } from './bundle';
import { draftsOf, listChanges, type RecordChange } from './changes/changes';
import {
  reloadPublicContent,
  fetchLiveContent,
  type LiveContent,
  type PublishThunk,
} from './liveContent';
import type { PublishTarget, PublishOutcome } from './publishTarget';
import { rebaseDrafts, conflictKeys, isUnpublishedIn } from './merge/reconcile';
import { markAsPublished } from './markAsPublished';
import { fetchPublishStatus, type PublishStatus } from './publishStatus';
import { STILL_WAITING, waitForHost, fetchPublishedPictures, waitUntilVisible } from './visibility';

// See docs/behaviour/publishing.md.

/** The current stage of a publication. */
export type PublishStage = 'checking' | 'sending' | 'waiting';

/** The result of a publication. */
export type PublishResult =
  /** The changes are live; the drafts are cleared. */
  | { kind: 'visible'; count: number }
  /** The changes are written, but not live yet; the drafts stay. */
  | { kind: 'invisible'; reason: string; sent: RecordChange[] }
  /** The administrator has the changes as a file; the drafts stay until the changes are live. */
  | { kind: 'handed' }
  | { kind: 'refused'; problems: Problem[] }
  /** Another administrator changed the same fields: nothing was published, and the screen shows the conflicts. */
  | { kind: 'conflicts' }
  | { kind: 'failed'; reason: string };

/** Maximum number of attempts if other administrators change the same files at the same time. */
const TRIES = 3;
/** Maximum number of times that the live content is loaded before it is considered old. */
const LOOKS = 5;

const UNREAD =
  'Part of the website’s content could not be loaded, so nothing was published. Please try again.';
const BUSY =
  'Somebody else is publishing at the same time. Nothing was published; please try again.';

const UNSEEN = 'Published, but visitors do not see it yet.';

/** Returns the problems that publishing these changes now would have. */
export async function checkChanges(
  live: LiveContent,
  changes: readonly RecordChange[],
): Promise<PublishProblems> {
  const pictures = await fetchPublishedPictures();
  const now = new Date().toISOString();
  return (await prepareBundle(live, changes, pictures, now)).problems;
}

type Sent = Extract<PublishOutcome, { kind: 'taken' }> & { changes: RecordChange[] };

function send(
  target: PublishTarget,
  isChosen: (change: RecordChange) => boolean,
  onStage: (stage: PublishStage) => void,
): PublishThunk<Promise<PublishResult | Sent>> {
  return async (dispatch, getState) => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      onStage('checking');
      const { live, conflicting, reason } = await dispatch(fetchPublishStatus(target));
      if (!live || reason) return { kind: 'failed', reason: reason ?? UNREAD };
      const asked = conflictKeys(conflicting);
      const changes = listChanges(getState().drafts.entries).filter(isChosen);
      if (changes.some(({ key }) => asked.has(key))) return { kind: 'conflicts' };
      const pictures = await fetchPublishedPictures();
      const now = new Date().toISOString();
      const open = changes.filter(isUnpublishedIn(live.content, getState().drafts.entries));
      const { bundle, problems } = await prepareBundle(live, open, pictures, now, tried > 0);
      if (problems.errors.length > 0) return { kind: 'refused', problems: problems.errors };
      onStage('sending');
      const outcome = await target.publish(bundle);
      if (outcome.kind === 'taken') return { ...outcome, changes };
      if (outcome.kind !== 'moved') return outcome;
    }
    return { kind: 'failed', reason: BUSY };
  };
}

/** Loads the live content until it contains the published changes, because a cache may serve old files for a while. */
function readWithSent(
  sent: readonly RecordChange[],
): PublishThunk<Promise<LiveContent | undefined>> {
  return async (dispatch) => {
    for (let tried = 0; tried < LOOKS; tried += 1) {
      if (tried > 0) await waitForHost();
      const live = await dispatch(fetchLiveContent());
      if (!live || live.failed.length > 0) continue;
      if (!sent.some(isUnpublishedIn(live.content, draftsOf(sent)))) return live;
    }
    return undefined;
  };
}

function unseen({ changes }: Sent, reason: string): PublishResult {
  return { kind: 'invisible', reason, sent: changes };
}

/** Replaces the reason why a publication is still not live. */
export function invisibleBecause(result: PublishResult, reason: string): PublishResult {
  return result.kind === 'invisible' ? { ...result, reason: `${UNSEEN} ${reason}` } : result;
}

/**
 * Updates the result of a publication that was not live, because a slow host may have finished meanwhile. Compares the
 * published changes, because the drafts may have changed since. Never throws.
 */
export function refreshResult(result: PublishResult, { seen }: PublishStatus): PublishResult {
  if (result.kind !== 'invisible' || !seen) return result;
  const { sent } = result;
  const isOpen = sent.some(isUnpublishedIn(seen, draftsOf(sent)));
  return isOpen ? result : { kind: 'visible', count: sent.length };
}

/**
 * Publishes the selected changes: merges them with the published content, checks them, passes them to the target and
 * waits until they are live. The drafts are cleared only then. Never throws.
 * @param onStage called with each stage
 */
export function publishChanges(
  target: PublishTarget,
  isChosen: (change: RecordChange) => boolean,
  onStage: (stage: PublishStage) => void,
): PublishThunk<Promise<PublishResult>> {
  return async (dispatch) => {
    const sent = await dispatch(send(target, isChosen, onStage));
    if (sent.kind !== 'taken') return sent;
    await dispatch(markAsPublished(sent.changes));
    onStage('waiting');
    const seen = await waitUntilVisible(sent.content, target.trouble ?? (async () => undefined));
    if (seen !== 'visible') return unseen(sent, sent.pending ?? `${UNSEEN} ${seen.reason}`);
    const live = await dispatch(readWithSent(sent.changes));
    dispatch(reloadPublicContent());
    if (!live) return unseen(sent, `${UNSEEN} ${STILL_WAITING}`);
    await dispatch(rebaseDrafts(live.content));
    return { kind: 'visible', count: sent.changes.length };
  };
}
