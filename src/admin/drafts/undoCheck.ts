import type { Content } from '@/domain/content/content';
import { applyDraftChanges } from './state/applyDraftChanges';
import type { Drafts, UndoStep } from './state/draftEntry';
import { findNewViolation, type RuleViolation } from './ruleViolations';
import { workingCopy } from './content/workingCopy';

/** Returns the current rule that undoing or redoing a step would break, if there is one. Never throws. */
export function stepViolation(
  action: 'undo' | 'redo',
  step: UndoStep,
  drafts: Drafts,
  published: Content,
): RuleViolation | undefined {
  const next = applyDraftChanges(drafts, step.changes, action === 'undo' ? 'before' : 'after');
  return findNewViolation(workingCopy(published, drafts), workingCopy(published, next), published);
}
