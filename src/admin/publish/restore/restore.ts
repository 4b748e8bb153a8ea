import type { Content } from '@/domain/content/content';
import type { JsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { findNewViolation, applyDraftChanges, ruleText, type RuleViolation } from '../../drafts/ruleViolations';
import { ORDER_IDS, type Drafts } from '../../drafts/draftEntry';
import { changesOf, publishedRecord, type Edit } from '../../drafts/editing';
import { withinLimits } from '../../drafts/featuredLimits';
import { orderedIds } from '../../drafts/orders';
import { workingCopy } from '../../drafts/workingCopy';
import type { RecordChange } from '../changes/changes';
import { editOf, offeredDifferences } from '../changes/differences';
import type { FieldChange } from '../changes/fieldChanges';
import { dependentFieldsOf } from '../changes/dependentFields';
import { asPublished } from '../merge/reconcile';

/** What is to be as it was; one step, which can be undone. */
export interface Restoration {
  /** In plain words, for the history of steps. */
  label: string;
  /** Said once it is done. */
  message: string;
  edits: Edit[];
  /** Whether it is the whole site. */
  isWhole?: boolean;
}

/** A value with one place of it taken from another; places in lists count from 1, as they are told. */
export function withPlaceOf(now: unknown, then: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return then;
  if (Array.isArray(now) && Array.isArray(then)) {
    const others = then as unknown[];
    return now.map((item: unknown, at) =>
      at === Number(key) - 1 ? withPlaceOf(item, others[at], rest) : item,
    );
  }
  const [mine, theirs] = [now, then].map((value) => Object(value ?? {}) as JsonObject);
  const { [key]: before, ...others } = mine ?? {};
  const value = withPlaceOf(before, theirs?.[key], rest);
  if (value === undefined) return others;
  return before === undefined ? { ...others, [key]: value } : { ...mine, [key]: value };
}

/**
 * Restores one field of a record; what is always written together with it, too.
 * @param now the working copy
 */
export function fieldRestoration(
  { collection, id, entry, name }: RecordChange,
  { path, label }: FieldChange,
  now: Content,
): Restoration {
  const paths = [path, ...dependentFieldsOf(path[0] ?? '')];
  const record = publishedRecord(asPublished(now), collection, id);
  const draft = paths.reduce((value, place) => withPlaceOf(value, entry.draft, place), record);
  const what = `${label} of ${name.short}`;
  return {
    label: `Restored: ${what}`,
    message: `${what} restored. Nothing is published yet.`,
    edits: [{ collection, id, draft } as Edit],
  };
}

/** Restores a record as it was: changed back, brought back, or taken away where it is new since. */
export function recordRestoration(change: RecordChange): Restoration {
  const { kind, name } = change;
  const said = { added: 'brought back', changed: 'restored', deleted: 'taken away' }[kind];
  return {
    label: `Restored: ${name.full} ${said}`,
    message: `${name.full} ${said}. Nothing is published yet.`,
    edits: [editOf(change)],
  };
}

/** The drafts as they would be with edits made, featured lists within their limits. Never throws. */
export function applyRestoration(
  { edits }: Pick<Restoration, 'edits'>,
  drafts: Drafts,
  published: Content,
): Drafts {
  const made = withinLimits(edits, drafts, published).edits;
  return applyDraftChanges(drafts, changesOf(made, drafts, published), 'after');
}

/** The orders of lists that are not what they were even though their records are. */
function orderEdits(edits: Edit[], drafts: Drafts, then: Content, published: Content): Edit[] {
  const restored = workingCopy(published, applyRestoration({ edits }, drafts, published));
  return ORDER_IDS.flatMap((id): Edit[] => {
    const [have, had] = [restored, then].map((content) => orderedIds(content, id));
    return had && !sameJson(have, had) ? [{ collection: 'orders', id, draft: { ids: had } }] : [];
  });
}

/**
 * Restores everything that the back office edits, each list in the order it had.
 * @param published what is published now
 */
export function siteRestoration(then: Content, drafts: Drafts, published: Content): Restoration {
  const changes = offeredDifferences(asPublished(workingCopy(published, drafts)), then);
  // What is unpublished now and was there then comes where it stood, whatever it says.
  const again = offeredDifferences(published, then).filter(({ kind }) => kind === 'added');
  const records = [...new Map([...changes, ...again].map((change) => [change.key, change]))]
    .map(([, change]) => editOf(change))
    .filter((edit) => edit.collection !== 'pages' || edit.draft !== null);
  return {
    label: 'Restored: the whole site',
    message: 'The whole site is as it was then. Nothing is published yet.',
    edits: [...records, ...orderEdits(records, drafts, then, published)],
    isWhole: true,
  };
}

/** Why a broken rule stops a restoration, as text that follows a colon. */
export function wordsOf(broken: RuleViolation): string {
  return broken.kind === 'category'
    ? 'a record would be left without its category. Bring that category back first (or give it its old name again under Categories), or move the record.'
    : ruleText(broken);
}

/**
 * Why something cannot be restored, in a sentence; undefined where it can be. What would exceed a limit of featured
 * records is no reason: see {@link unfeaturedBy}. Never throws.
 */
export function restoreError(
  restoration: Restoration,
  drafts: Drafts,
  published: Content,
): string | undefined {
  const next = workingCopy(published, applyRestoration(restoration, drafts, published));
  const broken = findNewViolation(workingCopy(published, drafts), next);
  if (!broken) return undefined;
  const reason = wordsOf(broken);
  return restoration.isWhole
    ? `The whole site cannot be restored as it was: ${reason} Or restore what you need one by one.`
    : `This cannot be restored now: ${reason}`;
}

/** The edits that un-feature other records, because restoring would exceed a limit. Never throws. */
export function unfeaturedBy(
  { edits }: Pick<Restoration, 'edits'>,
  drafts: Drafts,
  published: Content,
): Edit[] {
  return withinLimits(edits, drafts, published).unfeatured;
}
