import type { Content } from '@/domain/content';
import { brokenRule, draftsWithChanges, ruleText } from './brokenRules';
import type { Drafts, Step } from './draftEntry';
import { workingCopy } from './workingCopy';

function conflict(step: Step, side: 'before' | 'after', drafts: Drafts, published: Content) {
  const then = draftsWithChanges(drafts, step.changes, side);
  const broken = brokenRule(
    workingCopy(published, drafts),
    workingCopy(published, then),
    published,
  );
  return broken && ruleText(broken);
}

/** Why undoing a step would break a rule that holds now, in a sentence; null when it would not. Never throws. */
export function undoConflict(step: Step, drafts: Drafts, published: Content): string | null {
  const reason = conflict(step, 'before', drafts, published);
  return reason ? `This cannot be undone now: ${reason}` : null;
}

/** Why redoing a step would break a rule that holds now, in a sentence; null when it would not. Never throws. */
export function redoConflict(step: Step, drafts: Drafts, published: Content): string | null {
  const reason = conflict(step, 'after', drafts, published);
  return reason ? `This cannot be done again now: ${reason}` : null;
}
