import type { UndoRejection } from './editThunks';
import type { RuleViolation } from './draftChanges';

/** Returns the sentence about a violated rule and how to fix it, for use after a colon. */
export function ruleMessage(violation: RuleViolation): string {
  if (violation.kind === 'featured')
    return `more than ${violation.limit} ${violation.list} would be featured. Unfeature one first.`;
  return violation.kind === 'address'
    ? 'another item now uses this page URL. Rename that item first.'
    : 'this would delete a category that is in use. Move its items to another category first.';
}

export function undoRejectionMessage(rejection: UndoRejection): string {
  switch (rejection.kind) {
    case 'changedLater':
      return rejection.first === undefined
        ? `This change can no longer be ${rejection.action === 'undo' ? 'undone' : 'redone'}. The item was changed again afterwards.`
        : `Can’t ${rejection.action}: the request was changed again afterwards. Undo “${rejection.first}” first.`;
    case 'published':
      return 'Published: restore it from the history.';
    case 'rule':
      return `Can’t ${rejection.action}: ${ruleMessage(rejection.violation)}`;
    default:
      return rejection satisfies never;
  }
}

export const MISSING_IMAGE = 'An image is no longer stored in this browser. Add it again.';
