import { sameJson } from '@/domain/text/sameJson';
import {
  COLLECTIONS,
  idOfDraftKey,
  draftKey,
  type Collection,
  type DraftEntry,
  type Drafts,
  type Repair,
} from '../../drafts/draftEntry';
import { fieldChanges, type FieldChange } from './fieldChanges';
import { labelRecord, type RecordLabel } from './recordLabels';
import { repairChanges } from './repairChanges';

/** One record that differs from what is published. */
export interface RecordChange {
  /** `products/prod-1`: tells changes apart. */
  key: string;
  collection: Collection;
  id: string;
  kind: 'added' | 'changed' | 'deleted';
  name: RecordLabel;
  entry: DraftEntry;
  /** Of a new record what it holds, of a deleted one nothing. */
  fields: FieldChange[];
}

/** `products/prod-1`. */
export function changeKey(collection: Collection, id: string): string {
  return `${collection}/${id}`;
}

/** What a record was before: what visitors get, where nothing is left of it to publish. */
export function valueBefore({ base, draft, over }: DraftEntry): unknown {
  return over !== undefined && sameJson(base, draft) ? over : base;
}

function kindOf(before: unknown, { draft }: DraftEntry): RecordChange['kind'] {
  if (draft === null) return 'deleted';
  return before === null ? 'added' : 'changed';
}

function fieldsOf(
  collection: Collection,
  kind: RecordChange['kind'],
  before: unknown,
  draft: unknown,
): FieldChange[] {
  if (collection === 'repairs')
    return repairChanges(before as Repair | null, draft as Repair | null);
  return kind === 'deleted' ? [] : fieldChanges(before ?? {}, draft);
}

/** What an entry changes, in words. Never throws. */
export function changeOf(collection: Collection, id: string, entry: DraftEntry): RecordChange {
  const before = valueBefore(entry);
  const kind = kindOf(before, entry);
  return {
    key: changeKey(collection, id),
    collection,
    id,
    kind,
    name: labelRecord(collection, id, entry.draft ?? before),
    entry,
    fields: fieldsOf(collection, kind, before, entry.draft),
  };
}

/** All unpublished changes, by collection in the order of house.md. Never throws. */
export function listChanges(drafts: Drafts): RecordChange[] {
  return COLLECTIONS.flatMap((collection) =>
    Object.entries(drafts[collection]).map(([key, entry]) =>
      changeOf(collection, idOfDraftKey(key), entry),
    ),
  );
}

/** A changed field in a sentence: `Price of “Cine Zoom 24-70” changed`. */
export function fieldSentence({ label }: FieldChange, { name }: RecordChange): string {
  return `${label} of ${name.short} changed`;
}

const REPAIRED = { added: 'restored', changed: 'corrected', deleted: 'removed' } as const;

/** A change in a sentence: `Product “Cine Zoom 24-70” added`. */
export function changeSentence({ collection, kind, name }: RecordChange): string {
  return `${name.full} ${collection === 'repairs' ? REPAIRED[kind] : kind}`;
}

/** The drafts of these changes alone. */
export function draftsOf(changes: readonly RecordChange[]): Drafts {
  const maps = COLLECTIONS.map((collection) => [
    collection,
    Object.fromEntries(
      changes
        .filter((change) => change.collection === collection)
        .map(({ id, entry }) => [draftKey(id), entry]),
    ),
  ]);
  return Object.fromEntries(maps);
}
