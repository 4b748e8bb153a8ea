import type { PublishProblems } from '@/domain/publishCheck';
import type { Problem } from '@/domain/problem';
import { prepareBundle } from './bundle';
import { draftsOf, listChanges, type RecordChange } from './changes';
import { forgetShownPages, readAhead, readLive, type Live, type PublishThunk } from './live';
import type { PublishTarget, TargetOutcome } from './publishTarget';
import { bringUpToDate, conflictKeys, isOpenFor, type ConflictingChange } from './reconcile';
import { noteSent } from './sent';
import { NOT_YET, pauseForHost, publishedPictures, whenVisible } from './visible';

/** What publishing is busy with. */
export type Stage = 'checking' | 'sending' | 'waiting';

/** How publishing ended. */
export type PublishResult =
  /** Visitors see it; the drafts are done with. */
  | { kind: 'visible'; count: number }
  /** It is written, but visitors do not see it yet; the drafts stay, whose keys are told. */
  | { kind: 'invisible'; reason: string; keys: string[] }
  /** The administrator has it as a file; the drafts stay until the website shows it. */
  | { kind: 'handed' }
  | { kind: 'refused'; problems: Problem[] }
  /** Somebody else changed the same fields: nothing was published, the questions are on the screen. */
  | { kind: 'conflicts' }
  | { kind: 'failed'; reason: string };

/** How the drafts stand to the website, asked a moment ago. */
export interface Standing {
  /** Undefined where the website could not be read as a whole: nothing can be published then. */
  live?: Live;
  conflicting: ConflictingChange[];
  /** Records that were joined with what somebody else published. */
  joined: number;
  /** Why the place to publish to could not be read; `live` is what visitors get then. */
  reason?: string;
}

/** Files that somebody else changes at the same moment are read again so often. */
const TRIES = 3;
/** What visitors get is read so often before it is called old. */
const LOOKS = 5;

const UNREAD =
  'Part of the website’s content could not be loaded, so nothing was published. Please try again.';
const BUSY =
  'Somebody else is publishing at the same time. Nothing was published; please try again.';

const UNSEEN = 'Published, but visitors do not see it yet.';

const UNKNOWN: Standing = { conflicting: [], joined: 0 };

/**
 * Reads what is published and joins the drafts with it (issue text: Conflicts).
 * @param target where it may be ahead of what visitors get
 */
export function askStanding(target?: PublishTarget): PublishThunk<Promise<Standing>> {
  return async (dispatch) => {
    const visible = await dispatch(readLive());
    const source = await target?.source?.();
    if (source && 'reason' in source) {
      // What visitors get is enough for a ZIP file; the drafts may be ahead of it, and are left as they are.
      const isWhole = visible?.failed.length === 0;
      return { ...UNKNOWN, reason: source.reason, ...(isWhole && { live: visible }) };
    }
    const live = source ? await readAhead(source) : visible;
    if (!visible || !live || live.failed.length > 0) return UNKNOWN;
    const { changes, conflicting } = await dispatch(
      bringUpToDate(live.content, source && visible.content),
    );
    return { live, conflicting, joined: changes.filter(({ after }) => after !== null).length };
  };
}

/** What the check says about publishing these changes now. */
export async function checkChanges(
  live: Live,
  changes: readonly RecordChange[],
): Promise<PublishProblems> {
  const pictures = await publishedPictures();
  const now = new Date().toISOString();
  return (await prepareBundle(live, changes, pictures, now)).problems;
}

type Sent = Extract<TargetOutcome, { kind: 'taken' }> & { changes: RecordChange[] };

function send(
  target: PublishTarget,
  isChosen: (change: RecordChange) => boolean,
  onStage: (stage: Stage) => void,
): PublishThunk<Promise<PublishResult | Sent>> {
  return async (dispatch, getState) => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      onStage('checking');
      const { live, conflicting, reason } = await dispatch(askStanding(target));
      if (!live || reason) return { kind: 'failed', reason: reason ?? UNREAD };
      const asked = conflictKeys(conflicting);
      const changes = listChanges(getState().drafts).filter(isChosen);
      if (changes.some(({ key }) => asked.has(key))) return { kind: 'conflicts' };
      const pictures = await publishedPictures();
      const now = new Date().toISOString();
      const open = changes.filter(isOpenFor(live.content, getState().drafts));
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
function readWithSent(sent: readonly RecordChange[]): PublishThunk<Promise<Live | undefined>> {
  return async (dispatch) => {
    for (let tried = 0; tried < LOOKS; tried += 1) {
      if (tried > 0) await pauseForHost();
      const live = await dispatch(readLive());
      if (!live || live.failed.length > 0) continue;
      if (!sent.some(isOpenFor(live.content, draftsOf(sent)))) return live;
    }
    return undefined;
  };
}

function unseen({ changes }: Sent, reason: string): PublishResult {
  return { kind: 'invisible', reason, keys: changes.map(({ key }) => key) };
}

/**
 * Publishes the chosen changes: joins them with what is published, checks them, hands them to the target and waits
 * until visitors see them; only then the drafts are done with. Never throws.
 * @param onStage told what it is busy with
 */
export function publishChanges(
  target: PublishTarget,
  isChosen: (change: RecordChange) => boolean,
  onStage: (stage: Stage) => void,
): PublishThunk<Promise<PublishResult>> {
  return async (dispatch) => {
    const sent = await dispatch(send(target, isChosen, onStage));
    if (sent.kind !== 'taken') return sent;
    await dispatch(noteSent(sent.changes));
    onStage('waiting');
    const seen = await whenVisible(sent.content, target.trouble ?? (async () => undefined));
    if (seen !== 'visible') return unseen(sent, sent.pending ?? `${UNSEEN} ${seen.reason}`);
    const live = await dispatch(readWithSent(sent.changes));
    dispatch(forgetShownPages());
    if (!live) return unseen(sent, `${UNSEEN} ${NOT_YET}`);
    await dispatch(bringUpToDate(live.content));
    return { kind: 'visible', count: sent.changes.length };
  };
}
