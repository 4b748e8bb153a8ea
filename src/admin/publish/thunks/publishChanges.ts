import { sameJson } from '@/domain/text/sameJson';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import type { Problem } from '@/domain/record/problem';
import { withLimit } from '@/ui/lazy/importWithRetry';
import type { DraftChange, DraftEntry } from '../../drafts/state/draftEntry';
import { entryOf, publishedRecord } from '../../drafts/draftChanges';
import { collectMediaRefs } from '../../drafts/storage/mediaDrafts';
import { asDraftMedia, sameMedia, pendingAfter, isPending } from '../../drafts/content/pending';
import { commitMessage } from '../changes/commitMessage';
import { pendingChanged, selectDrafts, selectPending } from '../../drafts/state/draftsReducer';
import { rebaseEntries } from '../../drafts/editThunks';
import { type RecordChange, listChanges } from '../changes/changes';
import {
  type PublishThunk,
  changesOfBundle,
  contentHashWith,
  reloadPublicContent,
  fetchPublished,
  type BaseContent,
} from '../baseContent';
import { selectLive, selectPublished, selectDraftContent } from '../../drafts/content/draftContent';
import { storeProblem } from '../../file-store/fileStore';
import { preparePublication } from './preparation';
import { prepareBundle } from './prepareBundle';
import type { Bundle, PublishTarget, TargetFailure, PublishTargetOption } from '../publishTarget';
import { reconcileDrafts } from '../merge/reconcile';
import {
  fetchPublishedPictures,
  liveVersion,
  SLOW_AFTER_MS,
  waitForHost,
  waitUntilVisible,
} from './visibility';

/** Null if unchanged since, else based on the published record. Discarding it meanwhile was a change, too. */
function entryAfterPublish(
  now: DraftEntry | null,
  { base, draft }: DraftEntry,
  published: unknown,
): DraftEntry | null {
  if (now && sameJson(now.draft, draft)) return null;
  return { base: published, draft: now ? now.draft : base };
}

/** Shows a publication in the back office before visitors get it, and removes its drafts. Both are stored together. */
function markAsPublished({ changes: sent, bundle, base, id }: Sent): PublishThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const next = { ...base.files };
    for (const { path, json } of bundle.files) next[path] = json;
    const uploads = bundle.pictures.map(({ file }) => `/${file}`);
    const media = [...collectMediaRefs(asDraftMedia(uploads))];
    const publication = { id, at: new Date().toISOString() };
    const live = selectLive(getState())?.files ?? {};
    const former = selectPending(getState());
    const known = selectPublished(getState())?.content;
    dispatch(pendingChanged(pendingAfter(former, live, base.files, next, { media, publication })));
    const entries = selectDrafts(getState());
    const published = selectPublished(getState())?.content;
    const changes = sent.map(({ collection, id: record, entry }): DraftChange => {
      const before = entryOf(entries, collection, record);
      const theirs = publishedRecord(published, collection, record);
      // The draft may have ended meanwhile because another tab has read the published content.
      const hasEnded =
        before === null && sameMedia(publishedRecord(known, collection, record), entry.draft);
      const after = hasEnded ? null : entryAfterPublish(before, entry, theirs);
      return { collection, id: record, before, after };
    });
    await dispatch(rebaseEntries(changes));
  };
}

export type PublishStage = 'checking' | 'sending' | 'waiting';

export type PublishResult =
  /** Visitors get the changes. */
  | { kind: 'visible' }
  /** `failure`: why visitors may never get it. `builtAt`: when what they get was built. `ageMs`: since publishing. */
  | { kind: 'pending'; id?: string; failure?: TargetFailure; builtAt?: unknown; ageMs?: number }
  /** The administrator has the changes as a file; the drafts stay until visitors get them. */
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

export async function checkChanges(
  base: BaseContent,
  changes: readonly RecordChange[],
): Promise<PublishProblems> {
  const pictures = await fetchPublishedPictures();
  const now = new Date().toISOString();
  return (await prepareBundle(base, changes, pictures, now)).problems;
}

/** Scope of a publication: some changes, or `availability` for all holds, even if none has changed. */
export type PublishScope = ((change: RecordChange) => boolean) | 'availability';

const isHold = ({ collection }: RecordChange) => collection === 'holds';
const isInScope = (scope: PublishScope, change: RecordChange) =>
  scope === 'availability' ? isHold(change) : scope(change);

interface Delivered {
  kind: 'published';
  id: string;
  /** Value of `data/version.json` once it is live. */
  content: string;
}

interface Sent extends Delivered {
  changes: RecordChange[];
  bundle: Bundle;
  /** The content to which it was committed. */
  base: BaseContent;
}

/** Downloads a bundle, or commits it to the content that it was made from. Never throws. */
async function deliver(
  target: PublishTarget,
  { branch }: BaseContent,
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

/** Returns whether a change is published: the selected ones cannot include holds that were changed only now. */
function prepareHolds(
  scope: PublishScope,
): PublishThunk<Promise<(change: RecordChange) => boolean>> {
  return async (_dispatch, getState) => {
    const known = new Set(listChanges(selectDrafts(getState())).map(({ key }) => key));
    await preparePublication();
    return (change) => isInScope(scope, change) || (isHold(change) && !known.has(change.key));
  };
}

function send(
  target: PublishTarget,
  scope: PublishScope,
  onStage: (stage: PublishStage) => void,
): PublishThunk<Promise<PublishResult | Sent>> {
  return async (dispatch, getState) => {
    let isSelected: ((change: RecordChange) => boolean) | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      onStage('checking');
      const { base, conflicting, failure } = await dispatch(reconcileDrafts(target));
      if (failure) return { kind: 'failed', failure };
      if (!base) return { kind: 'unreadable' };
      // The holds follow the requests from what the branch has.
      isSelected ??= await dispatch(prepareHolds(scope));
      const inConflict = new Set(conflicting.map(({ change }) => change.key));
      const draftContent = selectDraftContent(getState());
      const changes = listChanges(selectDrafts(getState()), draftContent).filter(isSelected);
      if (changes.some(({ key }) => inConflict.has(key))) return { kind: 'conflicts' };
      const pictures = await fetchPublishedPictures();
      const now = new Date().toISOString();
      const isConfirmed = scope === 'availability';
      const { bundle, problems } = await prepareBundle(base, changes, pictures, now, isConfirmed);
      if (problems.errors.length > 0) return { kind: 'rejected', problems: problems.errors };
      onStage('sending');
      const outcome = await deliver(target, base, bundle);
      if (outcome === 'moved') continue;
      return outcome.kind === 'published' ? { ...outcome, changes, bundle, base } : outcome;
    }
    return { kind: 'busy' };
  };
}

/** Loads what visitors get until nothing is pending, because a cache may serve old files for a while. */
function fetchUntilVisible(): PublishThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    for (let attempt = 0; attempt < LIVE_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await waitForHost();
      const published = await dispatch(fetchPublished());
      const [live, pending] = [selectLive(getState()), selectPending(getState())];
      if (published?.failed.length === 0 && !(live && pending && isPending(pending, live.files)))
        return true;
    }
    return false;
  };
}

function publishWith(
  target: PublishTarget,
  scope: PublishScope,
  onStage: (stage: PublishStage, id?: string) => void,
): PublishThunk<Promise<PublishResult>> {
  return async (dispatch) => {
    const sent = await dispatch(send(target, scope, onStage));
    if (sent.kind !== 'published') return sent;
    await dispatch(markAsPublished(sent));
    const { id } = sent;
    onStage('waiting', id);
    const outcome = await waitUntilVisible(
      sent.content,
      async () => await target.deploymentFailure?.(id),
    );
    if (outcome === 'slow')
      return { kind: 'pending', id, ageMs: SLOW_AFTER_MS, builtAt: (await liveVersion()).builtAt };
    if (outcome !== 'visible') return { kind: 'pending', id, failure: outcome };
    const isVisible = await dispatch(fetchUntilVisible());
    dispatch(reloadPublicContent());
    return isVisible ? { kind: 'visible' } : { kind: 'pending', id };
  };
}

interface Published {
  /** Undefined if its code could not be loaded. */
  target: PublishTarget | undefined;
  result: PublishResult;
}

/**
 * Merges the selected changes with the published content, checks them, passes them to the target and waits until
 * visitors get them. While offline, it does not wait for the code of the target: the administrator has to know that
 * nothing was published. Never throws.
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
