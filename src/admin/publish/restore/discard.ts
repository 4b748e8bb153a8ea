import type { Content } from '@/domain/content/content';
import type { RuleViolation } from '../../drafts/ruleViolations';
import type { Drafts } from '../../drafts/state/draftEntry';
import { publishedRecord, type Edit } from '../../drafts/draftChanges';
import { withinLimits } from '../../drafts/draftChanges';
import { isSameButTimes, valueBefore, type RecordChange } from '../changes/changes';
import type { FieldChange } from '../changes/fieldChanges';
import { restoreError, withFieldOf } from './restore';

/** Returns the earlier value if a draft differs from it only in the time of the last edit. */
const withoutTimes = (draft: unknown, before: unknown): unknown =>
  isSameButTimes(draft, before) ? before : draft;

/** Returns the edit that discards a change and restores the record before it. */
export function discardedRecord({ collection, id, entry }: RecordChange): Edit {
  return { collection, id, draft: valueBefore(entry) };
}

/** Returns the edit that discards one field of a change, with its dependent fields. */
export function discardedField(
  { collection, id, entry }: RecordChange,
  { path }: Pick<FieldChange, 'path'>,
): Edit {
  const before = valueBefore(entry);
  const draft = withFieldOf(entry.draft, before, path);
  return { collection, id, draft: withoutTimes(draft, before) };
}

/** The edits that discard changes, and those of them that unfeature other records. */
export interface Discard {
  edits: Edit[];
  unfeatured: Edit[];
  /** The rule that discarding would break. */
  violation?: RuleViolation;
}

/**
 * Completes edits that discard changes so that they break no current rule. If a record is featured again, a record that
 * only a draft features is unfeatured. Never throws.
 */
export function discarding(edits: readonly Edit[], drafts: Drafts, published: Content): Discard {
  const isDraft = (kind: Edit['collection'], id: string) =>
    !(publishedRecord(published, kind, id) as { isFeatured?: boolean } | null)?.isFeatured;
  const limited = withinLimits(edits, drafts, published, isDraft);
  const settled = (edit: Edit): Edit => ({
    ...edit,
    draft: withoutTimes(edit.draft, publishedRecord(published, edit.collection, edit.id)),
  });
  const lost = new Set(limited.unfeatured);
  const made = limited.edits.map((edit) => (lost.has(edit) ? settled(edit) : edit));
  return {
    edits: made,
    unfeatured: limited.unfeatured,
    violation: restoreError({ edits: made }, drafts, published),
  };
}
