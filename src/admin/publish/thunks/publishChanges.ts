import {
  type DraftChange,
  type DraftEntry,
  idOfDraftKey,
  type Drafts,
} from '../../drafts/state/draftEntry';
import { entryOf } from '../../drafts/draftChanges';
import { rebaseEntries } from '../../drafts/rebaseEntries';
import { type RecordChange, draftsOf, listChanges } from '../changes/changes';
import {
  type PublishThunk,
  changesOfBundle,
  commitMessage,
  contentHashWith,
  reloadPublicContent,
  fetchLiveContent,
  type LiveContent,
} from '../liveContent';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { withoutPastHolds, type Hold } from '@/domain/availability/availability';
import { dayAt } from '@/domain/availability/day';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import type { Problem } from '@/domain/record/problem';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { storeProblem } from '../../file-store/fileStore';
import { preparePublication } from './preparation';
import { prepareBundle } from './prepareBundle';
import type { Bundle, PublishTarget, TargetFailure, PublishTargetOption } from '../publishTarget';
import { rebaseDrafts, isUnpublishedIn } from '../merge/reconcile';
import { fetchPublishStatus, type PublishStatus } from './publishStatus';
import { fetchPublishedPictures, liveVersion, waitForHost, waitUntilVisible } from './visibility';
import { withLimit } from '@/ui/lazy/importWithRetry';

/**
 * Returns the entry of a record after an entry of it was published, so that later edits are based on the published
 * value.
 */
export function entryAfterPublish(
  now: DraftEntry | null,
  { base, draft, over }: DraftEntry,
): DraftEntry {
  return {
    base: draft,
    draft: now ? now.draft : base,
    over: over === undefined ? base : over,
  };
}

/**
 * Rebases the drafts onto the values just published. Without this, the next reconcile would report the administrator’s
 * own publication as a conflict until it is live.
 */
function markAsPublished(sent: readonly RecordChange[]): PublishThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const entries = selectDrafts(getState());
    const changes = sent.map(({ collection, id, entry }): DraftChange => {
      const before = entryOf(entries, collection, id);
      return { collection, id, before, after: entryAfterPublish(before, entry) };
    });
    await dispatch(rebaseEntries(changes));
  };
}

/** Returns the entry of a hold that publishing drops: without it, the hold would stay unpublished. */
function droppedEntry(entry: DraftEntry<Hold>): DraftEntry | null {
  return entry.base === null && entry.over === undefined ? null : { ...entry, draft: null };
}

/** Returns the changes that remove drafts of holds that ended more than 30 days ago. */
function pastHoldChanges({ holds }: Drafts, now: number): DraftChange[] {
  const today = dayAt(now);
  return Object.entries(holds).flatMap(([key, before]): DraftChange[] => {
    const isPast = before.draft && withoutPastHolds([before.draft], today).length === 0;
    if (!isPast) return [];
    return [{ collection: 'holds', id: idOfDraftKey(key), before, after: droppedEntry(before) }];
  });
}

/** Removes the holds from the drafts that ended more than 30 days ago, because they are not published. */
function dropPastHolds(now: number): PublishThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(rebaseEntries(pastHoldChanges(selectDrafts(getState()), now)));
}

// See docs/behaviour/publishing.md.

/** The current stage of a publication. */
export type PublishStage = 'checking' | 'sending' | 'waiting';

/** The result of a publication. */
export type PublishResult =
  /** The changes are live; the drafts are cleared. */
  | { kind: 'visible' }
  /**
   * The changes are written, but not live yet; the drafts stay. `failure`: why they may never be; `id`: ID of the
   * publication; `sent`: empty for an earlier one, whose changes are unknown; `builtAt`: when the website was built that visitors see, if that is known.
   */
  | {
      kind: 'pending';
      failure?: TargetFailure;
      id?: string;
      sent: RecordChange[];
      builtAt?: unknown;
    }
  /** The administrator has the changes as a file; the drafts stay until the changes are live. */
  | { kind: 'downloaded' }
  | { kind: 'rejected'; problems: Problem[] }
  /** Another administrator changed the same fields: nothing was published, and the screen shows the conflicts. */
  | { kind: 'conflicts' }
  | { kind: 'failed'; failure: TargetFailure }
  /** Nothing was published: some content could not be loaded. */
  | { kind: 'unreadable' }
  /** Nothing was published: other administrators publish at the same time. */
  | { kind: 'busy' }
  /** Nothing was published: the code of the target could not be loaded. */
  | { kind: 'unloaded' };

/** Maximum number of attempts if other administrators change the same files at the same time. */
const ATTEMPTS = 3;
/** Maximum number of times that the live content is loaded before it is considered old. */
const LIVE_ATTEMPTS = 5;

/** Returns the problems that publishing these changes now would have. */
export async function checkChanges(
  live: LiveContent,
  changes: readonly RecordChange[],
): Promise<PublishProblems> {
  const pictures = await fetchPublishedPictures();
  const now = new Date().toISOString();
  return (await prepareBundle(live, changes, pictures, now)).problems;
}

/** Scope of a publication: some changes, or `availability` for all holds, even if none has changed. */
export type PublishScope = ((change: RecordChange) => boolean) | 'availability';

const isHold = ({ collection }: RecordChange) => collection === 'holds';
const isInScope = (scope: PublishScope, change: RecordChange) =>
  scope === 'availability' ? isHold(change) : scope(change);

/** A publication that was written. */
interface Delivered {
  kind: 'published';
  id: string;
  /** Value of `data/version.json` once it is live. */
  content: string;
}

type Sent = Delivered & { changes: RecordChange[] };

/** Downloads a bundle, or commits it to the content that it was made from. Never throws. */
async function deliver(
  target: PublishTarget,
  { branch }: LiveContent,
  bundle: Bundle,
): Promise<Delivered | PublishResult | 'moved'> {
  try {
    if (target.download) {
      await target.download(bundle);
      return { kind: 'downloaded' };
    }
    if (!branch) return { kind: 'failed', failure: { code: 'notConnected' } };
    const changes = await changesOfBundle(bundle);
    // The branch may have all changes: the answer of an earlier publication was lost.
    const outcome =
      changes.size === 0
        ? branch
        : await branch.store.commit(branch.id, changes, commitMessage(bundle.changes));
    if (outcome === 'moved') return outcome;
    return { kind: 'published', id: outcome.id, content: await contentHashWith(branch, changes) };
  } catch (error) {
    return { kind: 'failed', failure: storeProblem(error) };
  }
}

function send(
  target: PublishTarget,
  scope: PublishScope,
  onStage: (stage: PublishStage) => void,
): PublishThunk<Promise<PublishResult | Sent>> {
  return async (dispatch, getState) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      onStage('checking');
      const { live, conflicting, failure } = await dispatch(fetchPublishStatus(target));
      if (failure) return { kind: 'failed', failure };
      if (!live) return { kind: 'unreadable' };
      const inConflict = new Set(conflicting.map(({ change }) => change.key));
      const copy = selectWorkingCopy(getState());
      const changes = listChanges(selectDrafts(getState()), copy).filter((change) =>
        isInScope(scope, change),
      );
      if (changes.some(({ key }) => inConflict.has(key))) return { kind: 'conflicts' };
      const pictures = await fetchPublishedPictures();
      const now = new Date().toISOString();
      const open = changes.filter(isUnpublishedIn(live.content, selectDrafts(getState())));
      const isConfirmed = scope === 'availability';
      const { bundle, problems } = await prepareBundle(live, open, pictures, now, isConfirmed);
      if (problems.errors.length > 0) return { kind: 'rejected', problems: problems.errors };
      onStage('sending');
      const outcome = await deliver(target, live, bundle);
      if (outcome === 'moved') continue;
      return outcome.kind === 'published' ? { ...outcome, changes } : outcome;
    }
    return { kind: 'busy' };
  };
}

/** Loads the live content until it contains the published changes, because a cache may serve old files for a while. */
function fetchLiveWith(
  sent: readonly RecordChange[],
): PublishThunk<Promise<LiveContent | undefined>> {
  return async (dispatch) => {
    for (let attempt = 0; attempt < LIVE_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await waitForHost();
      const live = await dispatch(fetchLiveContent());
      if (!live || live.failed.length > 0) continue;
      if (!sent.some(isUnpublishedIn(live.content, draftsOf(sent)))) return live;
    }
    return undefined;
  };
}

/**
 * Updates the result of a publication that was not live, because a slow host may have finished meanwhile. Compares the
 * published changes, because the drafts may have changed since. Never throws.
 */
export function refreshResult(result: PublishResult, { seen }: PublishStatus): PublishResult {
  if (result.kind !== 'pending' || !seen) return result;
  const { sent, failure } = result;
  const isOpen =
    sent.length > 0 ? sent.some(isUnpublishedIn(seen, draftsOf(sent))) : failure !== undefined;
  return isOpen ? result : { kind: 'visible' };
}

/** Publishes with a target that is loaded. */
function publishWith(
  target: PublishTarget,
  scope: PublishScope,
  onStage: (stage: PublishStage, id?: string) => void,
): PublishThunk<Promise<PublishResult>> {
  return async (dispatch, getState) => {
    const known = new Set(listChanges(selectDrafts(getState())).map(({ key }) => key));
    await preparePublication();
    // The selected changes cannot include holds that were changed only now.
    const isPrepared = (change: RecordChange) =>
      isInScope(scope, change) || (isHold(change) && !known.has(change.key));
    const prepared = scope === 'availability' ? scope : isPrepared;
    const changed = listChanges(selectDrafts(getState()));
    if (scope === 'availability' || changed.some((change) => isHold(change) && isPrepared(change)))
      await dispatch(dropPastHolds(Date.now()));
    const sent = await dispatch(send(target, prepared, onStage));
    if (sent.kind !== 'published') return sent;
    const { id, changes } = sent;
    const pending = { kind: 'pending', id, sent: changes } as const;
    await dispatch(markAsPublished(changes));
    onStage('waiting', id);
    const outcome = await waitUntilVisible(
      sent.content,
      async () => await target.deploymentFailure?.(),
    );
    if (outcome === 'slow') return { ...pending, builtAt: (await liveVersion()).builtAt };
    if (outcome !== 'visible') return { ...pending, failure: outcome };
    const live = await dispatch(fetchLiveWith(changes));
    dispatch(reloadPublicContent());
    if (!live) return pending;
    await dispatch(rebaseDrafts(live.content));
    return { kind: 'visible' };
  };
}

interface Published {
  /** Undefined if its code could not be loaded. */
  target: PublishTarget | undefined;
  result: PublishResult;
}

/**
 * Publishes the selected changes: merges them with the published content, checks them, passes them to the target and waits
 * until they are live. The drafts are cleared only then. Loading the target is not awaited while offline, because the
 * administrator has to know that nothing was published. Never throws.
 * @param scope the changes to publish besides the holds that follow the requests, or `availability` for those of holds and the time of publication
 * @param onStage called with each stage, and with the ID of the publication once it has one
 */
export function publishChanges(
  option: PublishTargetOption,
  scope: PublishScope,
  onStage?: (target: PublishTarget, stage: PublishStage, id?: string) => void,
): PublishThunk<Promise<Published>> {
  return async (dispatch) => {
    const target = await withLimit(option.load()).catch(() => undefined);
    if (!target) return { target, result: { kind: 'unloaded' } };
    const notify = (stage: PublishStage, id?: string) => onStage?.(target, stage, id);
    return { target, result: await dispatch(publishWith(target, scope, notify)) };
  };
}
