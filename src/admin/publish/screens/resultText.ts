import type { PublishResult, PublishStage } from '../publishChanges';

const STAGES: Record<PublishStage, string> = {
  checking: 'Checking the changes...',
  sending: 'Publishing...',
  waiting: 'Published. Waiting until visitors see it...',
};

/**
 * Returns the text of a stage of publishing.
 * @param isHosted whether a host has to build the website first
 */
export function stageText(stage: PublishStage, isHosted: boolean): string {
  return isHosted && stage === 'waiting' ? 'Committed, waiting for the host...' : STAGES[stage];
}

type Told = [text: string, tone: 'success' | 'warning' | 'error'];

const HANDED =
  'The ZIP file is on its way to your downloads. Your changes stay here until the website shows them; how to publish them stands in the file.';

const TEXTS: Record<Exclude<PublishResult['kind'], 'failed' | 'invisible'>, Told> = {
  visible: ['Published. Visitors see it now.', 'success'],
  handed: [HANDED, 'success'],
  refused: ['Nothing was published: correct the errors first.', 'error'],
  conflicts: [
    'Nothing was published: somebody else has changed the same. Answer the questions first.',
    'warning',
  ],
};

/** Returns the result of publishing as a sentence with its tone. */
export function resultText(result: PublishResult): Told {
  if (result.kind === 'failed') return [result.reason, 'error'];
  if (result.kind === 'invisible') return [result.reason, 'warning'];
  return TEXTS[result.kind];
}

/** Returns the toast about the result, for when its page was left meanwhile. */
export function resultNotice(result: PublishResult) {
  const [message, type] = resultText(result);
  return { message, type };
}
