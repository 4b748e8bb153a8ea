import type { Content } from '@/domain/content/content';
import { applyDraftChanges } from './applyDraftChanges';
import { findNewViolation, ruleText } from './ruleViolations';
import type { Drafts, UndoStep } from './draftEntry';
import { workingCopy } from './workingCopy';

function conflict(step: UndoStep, side: 'before' | 'after', drafts: Drafts, published: Content) {
  const then = applyDraftChanges(drafts, step.changes, side);
  const broken = findNewViolation(
    workingCopy(published, drafts),
    workingCopy(published, then),
    published,
  );
  return broken && ruleText(broken);
}

/** Returns why undoing a step would break a current rule, as a sentence; null if it would not. Never throws. */
export function undoConflict(step: UndoStep, drafts: Drafts, published: Content): string | null {
  const reason = conflict(step, 'before', drafts, published);
  return reason ? `This cannot be undone now: ${reason}` : null;
}

/** Returns why redoing a step would break a current rule, as a sentence; null if it would not. Never throws. */
export function redoConflict(step: UndoStep, drafts: Drafts, published: Content): string | null {
  const reason = conflict(step, 'after', drafts, published);
  return reason ? `This cannot be done again now: ${reason}` : null;
}
