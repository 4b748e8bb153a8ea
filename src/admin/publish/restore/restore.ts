import type { Content } from '@/domain/content/content';
import { sameJson } from '@/domain/text/sameJson';
import { applyDraftChanges } from '../../drafts/state/draftEntry';
import { findNewViolation, type RuleViolation } from '../../drafts/ruleViolations';
import { ORDER_IDS, type Drafts } from '../../drafts/state/draftEntry';
import { toDraftChanges, publishedRecord, type Edit, type EditOf } from '../../drafts/draftChanges';
import { withinLimits } from '../../drafts/draftChanges';
import { orderedIds } from '../../drafts/content/orders';
import { workingCopy } from '../../drafts/content/workingCopy';
import type { RecordChange } from '../changes/changes';
import type { RecordLabel } from '../changes/recordLabels';
import { editFromChange, offeredDifferences } from '../changes/differences';
import type { FieldChange } from '../changes/fieldChanges';
import { dependentFieldsOf } from '../changes/fieldChanges';
import { fieldOf, withField } from '../merge/merge';
import { asPublished } from '../merge/reconcile';

// See docs/behaviour/publish-history.md.

/** Edits that restore an earlier state, as one step that can be undone. */
export type Restoration = { edits: Edit[] } & (
  | { kind: 'field'; name: RecordLabel; field: string }
  | { kind: 'record'; name: RecordLabel }
  /** Deletes a record that did not exist. */
  | { kind: 'removal'; name: RecordLabel }
  | { kind: 'site' }
);

/** Returns a record in which a field and its dependent fields are taken from another state of it. */
export const withFieldOf = (now: unknown, then: unknown, path: readonly string[]): unknown =>
  [path, ...dependentFieldsOf(path[0] ?? '')].reduce(
    (record, place) => withField(record, place, fieldOf(then, place)),
    now,
  );

/**
 * Restores one field of a record, with its dependent fields.
 * @param now the working copy
 */
export function fieldRestoration(
  { collection, id, entry, name }: RecordChange,
  { path, label: field }: FieldChange,
  now: Content,
): Restoration {
  const draft = withFieldOf(publishedRecord(asPublished(now), collection, id), entry.draft, path);
  return { kind: 'field', name, field, edits: [{ collection, id, draft }] };
}

/** Restores the earlier state of a record. Deleted records are added, and records that are new since are deleted. */
export function recordRestoration(change: RecordChange): Restoration {
  const { kind, name } = change;
  return { kind: kind === 'deleted' ? 'removal' : 'record', name, edits: [editFromChange(change)] };
}

/** Returns the drafts with the edits applied and the featured lists within their limits. Never throws. */
export function applyRestoration(
  { edits }: { edits: readonly Edit[] },
  drafts: Drafts,
  published: Content,
): Drafts {
  const made = withinLimits(edits, drafts, published).edits;
  return applyDraftChanges(drafts, toDraftChanges(made, drafts, published), 'after');
}

/** Returns the edits of lists whose order still differs after their records are restored. */
function orderEdits(edits: Edit[], drafts: Drafts, then: Content, published: Content): Edit[] {
  const restored = workingCopy(published, applyRestoration({ edits }, drafts, published));
  return ORDER_IDS.flatMap((id): EditOf<'orders'>[] => {
    const [have, had] = [restored, then].map((content) => orderedIds(content, id));
    return had && !sameJson(have, had) ? [{ collection: 'orders', id, draft: { ids: had } }] : [];
  });
}

/**
 * Restores everything that the back office edits, including the order of each list.
 * @param published the published content
 */
export function siteRestoration(then: Content, drafts: Drafts, published: Content): Restoration {
  const changes = offeredDifferences(asPublished(workingCopy(published, drafts)), then);
  // Records that are new in the drafts and existed then get their former index, even if their fields do not differ.
  const again = offeredDifferences(published, then).filter(({ kind }) => kind === 'added');
  const records = [...new Map([...changes, ...again].map((change) => [change.key, change]))]
    .map(([, change]) => editFromChange(change))
    .filter((edit) => edit.collection !== 'pages' || edit.draft !== null);
  return { kind: 'site', edits: [...records, ...orderEdits(records, drafts, then, published)] };
}

/**
 * Returns the rule that restoring would break; undefined if there is none. Exceeding a limit of featured records is
 * allowed: see {@link withinLimits}. Never throws.
 */
export function restoreError(
  restoration: { edits: readonly Edit[] },
  drafts: Drafts,
  published: Content,
): RuleViolation | undefined {
  const next = workingCopy(published, applyRestoration(restoration, drafts, published));
  return findNewViolation(workingCopy(published, drafts), next);
}
