import type { Edit } from '../../drafts/draftChanges';
import { ruleMessage } from '../../drafts/messages';
import type { RuleViolation } from '../../drafts/ruleViolations';
import { labelRecord } from '../changes/recordLabels';
import type { PublishTarget } from '../publishTarget';
import type { PastFailure } from './pastContent';
import type { Restoration } from './restore';

/** Names the rule that restoring would break, and its fix, for use after a colon. */
function restoreRuleText(violation: RuleViolation): string {
  return violation.kind === 'category'
    ? 'an item would lose its category. Restore the category or its old name first, or move the item.'
    : ruleMessage(violation);
}

/** Names the records that will no longer be featured; empty if there are none. */
export function unfeaturedText(unfeatured: readonly Edit[]): string {
  if (unfeatured.length === 0) return '';
  const names = unfeatured
    .map(({ collection, id, draft }) => labelRecord(collection, id, draft).short)
    .join(', ');
  return `Too many items would be featured, so ${names} will no longer be featured. `;
}

/** Explains why changes cannot be discarded. */
export function discardErrorText(violation: RuleViolation): string {
  return `Can’t discard: ${ruleMessage(violation)}`;
}

/** Explains why something cannot be restored. */
export function restoreErrorText({ kind }: Restoration, violation: RuleViolation): string {
  const reason = restoreRuleText(violation);
  return kind === 'site'
    ? `Can’t restore the whole site: ${reason} You can also restore items one by one.`
    : `Can’t restore: ${reason}`;
}

/** Returns the label of a restoration for the undo history, and the message after it. */
export function restorationText(restoration: Restoration): { label: string; message: string } {
  if (restoration.kind === 'site')
    return {
      label: 'Restored: the whole site',
      message: 'The whole site was restored as unpublished changes.',
    };
  const { name } = restoration;
  if (restoration.kind === 'removal')
    return {
      label: `Removed: ${name.full}`,
      message: `${name.full} removed as an unpublished change.`,
    };
  const what = restoration.kind === 'field' ? `${restoration.field} of ${name.short}` : name.full;
  return { label: `Restored: ${what}`, message: `${what} restored as an unpublished change.` };
}

/** Explains why the content of a publication could not be loaded. */
export function pastFailureText(failure: PastFailure, { history }: PublishTarget): string {
  return failure.code === 'incomplete'
    ? `This version could not be loaded completely, so it cannot be restored: ${failure.files.join(', ')}.`
    : (history?.explain(failure.failure) ?? '');
}
