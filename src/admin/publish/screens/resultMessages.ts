import type { PublishResult, PublishStage } from '../thunks/publishChanges';
import { adminTime } from '../../layout/adminDate';
import type { PublishTarget } from '../publishTarget';
import { SLOW_AFTER_MS } from '../thunks/visibility';

const STAGES: Record<PublishStage, string> = {
  checking: 'Checking the changes...',
  sending: 'Publishing...',
  waiting: 'Published. Waiting for the website to update...',
};

/**
 * Describes a stage of publishing.
 * @param isHosted whether a host builds the website
 */
export function stageText(stage: PublishStage, isHosted: boolean): string {
  return isHosted && stage === 'waiting'
    ? 'Committed. Waiting for the host to build the website...'
    : STAGES[stage];
}

type Tone = 'success' | 'warning' | 'error';

const RESULTS: Record<Exclude<PublishResult['kind'], 'failed' | 'pending'>, [string, Tone]> = {
  visible: ['Published. Visitors see it now.', 'success'],
  downloaded: [
    'The ZIP file is being downloaded. It contains instructions for publishing. Your changes stay listed here until they are on the website.',
    'success',
  ],
  rejected: ['Nothing was published. Fix the errors first.', 'error'],
  conflicts: [
    'Nothing was published. Someone else changed the same content. Resolve the conflicts first.',
    'warning',
  ],
  unreadable: ['Nothing was published. Some content could not be loaded. Try again.', 'error'],
  busy: ['Someone else is publishing right now. Nothing was published. Try again.', 'error'],
  unloaded: ['Nothing was published. Part of this page could not be loaded. Try again.', 'error'],
};

/** Time in ms after which a publication on a host that visitors do not get yet counts as late. */
const LATE_AFTER_MS = 15 * 60_000;
const NOT_VISIBLE = 'Published, not visible yet.';

/**
 * Describes the result of publishing, with its tone.
 * @param target the target that returned the result
 * @param isHosted whether a host builds the website
 */
export function resultText(
  result: PublishResult,
  target: Pick<PublishTarget, 'explain'> | undefined,
  isHosted: boolean,
): [text: string, tone: Tone] {
  if (result.kind === 'failed') return [target?.explain(result.failure) ?? '', 'error'];
  if (result.kind !== 'pending') return RESULTS[result.kind];
  if (result.failure) return [`${NOT_VISIBLE} ${target?.explain(result.failure) ?? ''}`, 'warning'];
  const { builtAt, ageMs = 0 } = result;
  if (ageMs >= (isHosted ? LATE_AFTER_MS : SLOW_AFTER_MS))
    return [`${NOT_VISIBLE} This is taking longer than usual.`, 'warning'];
  if (!isHosted) return [STAGES.waiting, 'warning'];
  const seen =
    typeof builtAt === 'string' ? ` Visitors see the build of ${adminTime(builtAt)}.` : '';
  return [`Committed. The website updates when the host has built it.${seen}`, 'warning'];
}
