import type { PublishProblems } from '@/domain/content/check/checkPublication';
import type { Problem } from '@/domain/content/problem';
import { prepareBundle } from './bundle';
import { draftsOf, listChanges, type RecordChange } from './changes/changes';
import { clearPublicPageCache, fetchLiveContent, type LiveContent, type PublishThunk } from './liveContent';
import type { PublishTarget, PublishOutcome } from './publishTarget';
import { rebaseDrafts, conflictKeys, isUnpublishedIn } from './merge/reconcile';
import { markAsPublished } from './markAsPublished';
import { fetchPublishStatus, type PublishStatus } from './publishStatus';
import { STILL_WAITING, waitForHost, fetchPublishedPictures, waitUntilVisible } from './visibility';

/** What publishing is busy with. */
export type PublishStage = 'checking' | 'sending' | 'waiting';

/** How publishing ended. */
export type PublishResult =
  /** Visitors see it; the drafts are done with. */
  | { kind: 'visible'; count: number }
  /** It is written, but visitors do not see it yet; the drafts stay. */
  | { kind: 'invisible'; reason: string; sent: RecordChange[] }
  /** The administrator has it as a file; the drafts stay until the website shows it. */
  | { kind: 'handed' }
  | { kind: 'refused'; problems: Problem[] }
  /** Somebody else changed the same fields: nothing was published, the questions are on the screen. */
  | { kind: 'conflicts' }
  | { kind: 'failed'; reason: string };

/** Files that somebody else changes at the same moment are read again so often. */
const TRIES = 3;
/** What visitors get is read so often before it is called old. */
const LOOKS = 5;

const UNREAD =
  'Part of the website’s content could not be loaded, so nothing was published. Please try again.';
const BUSY =
  'Somebody else is publishing at the same time. Nothing was published; please try again.';

const UNSEEN = 'Published, but visitors do not see it yet.';

/** What the check says about publishing these changes now. */
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
      const changes = listChanges(getState().drafts).filter(isChosen);
      if (changes.some(({ key }) => asked.has(key))) return { kind: 'conflicts' };
      const pictures = await fetchPublishedPictures();
      const now = new Date().toISOString();
      const open = changes.filter(isUnpublishedIn(live.content, getState().drafts));
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

/** What visitors get, once it holds what was sent: a cache on the way may hand out the old files for a while. */
function readWithSent(sent: readonly RecordChange[]): PublishThunk<Promise<LiveContent | undefined>> {
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

/** A publication that visitors still do not see, because of something else by now. */
export function invisibleBecause(result: PublishResult, reason: string): PublishResult {
  return result.kind === 'invisible' ? { ...result, reason: `${UNSEEN} ${reason}` } : result;
}

/**
 * How publishing ended, as it is by now: a slow host has shown in the end what it did not at first. What became of the
 * drafts meanwhile says nothing about that. Never throws.
 */
export function refreshResult(result: PublishResult, { seen }: PublishStatus): PublishResult {
  if (result.kind !== 'invisible' || !seen) return result;
  const { sent } = result;
  const isOpen = sent.some(isUnpublishedIn(seen, draftsOf(sent)));
  return isOpen ? result : { kind: 'visible', count: sent.length };
}

/**
 * Publishes the chosen changes: joins them with what is published, checks them, hands them to the target and waits
 * until visitors see them; only then the drafts are done with. Never throws.
 * @param onStage told what it is busy with
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
    dispatch(clearPublicPageCache());
    if (!live) return unseen(sent, `${UNSEEN} ${STILL_WAITING}`);
    await dispatch(rebaseDrafts(live.content));
    return { kind: 'visible', count: sent.changes.length };
  };
}
