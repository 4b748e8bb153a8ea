import type { Hold } from '@/domain/availability/availability';
import { COLLECTIONS, type Collection } from '@/domain/content/contentModel';
import { formatCount } from '@/domain/text/formatNumber';
import type { DraftEntry, Drafts } from '../../drafts/state/draftEntry';
import { unitCounts } from '../../holds/unitCounts';
import { fieldChanges, type FieldChange } from './fieldChanges';
import { labelRecord, type NamedProducts, type RecordLabel } from './recordLabels';

export interface RecordChange {
  /** Identifies the change, such as `products/prod-1`. */
  key: string;
  collection: Collection;
  id: string;
  kind: 'added' | 'changed' | 'deleted';
  name: RecordLabel;
  entry: DraftEntry;
  /** For a new record its fields, for a deleted one none. */
  fields: FieldChange[];
}

/** Whether a change follows a rental request, if the browser still has it. The change is made again after it was discarded. */
export function followsRequest({ collection, entry }: RecordChange): boolean {
  if (collection !== 'holds') return false;
  return ((entry.draft ?? entry.base) as Hold | null)?.reason === 'rental';
}

function kindOf({ base, draft }: DraftEntry): RecordChange['kind'] {
  if (draft === null) return 'deleted';
  return base === null ? 'added' : 'changed';
}

/** `content` names the products of holds. Never throws. */
export function changeOf(
  collection: Collection,
  id: string,
  entry: DraftEntry,
  content?: NamedProducts,
): RecordChange {
  const { base: before } = entry;
  const kind = kindOf(entry);
  return {
    key: `${collection}/${id}`,
    collection,
    id,
    kind,
    name: labelRecord(collection, id, entry.draft ?? before, content),
    entry,
    fields: kind === 'deleted' ? [] : fieldChanges(before ?? {}, entry.draft),
  };
}

/** In the order of the collections. `content` names the products of holds. Never throws. */
export function listChanges(drafts: Drafts, content?: NamedProducts): RecordChange[] {
  return COLLECTIONS.flatMap((collection) =>
    Object.entries(drafts[collection]).map(([id, entry]) =>
      changeOf(collection, id, entry, content),
    ),
  );
}

const followsUnits = ({ collection, id, entry }: RecordChange): boolean =>
  collection === 'products' && unitCounts.read().counts.get(id) === Object(entry.draft).stock;

/** Describes a changed field in a sentence: `Price of “Cine Zoom 24-70” changed`. */
export function fieldSentence(field: FieldChange, change: RecordChange): string {
  const { label, path, before, after } = field;
  if (followsUnits(change) && path.join('.') === 'stock') {
    const { name } = Object(change.entry.draft) as { name: string };
    const [from, to] = [before.lines.join(''), after.lines.join('')];
    return `${name}: ${label} ${from} → ${to} (${formatCount(Number(to), 'unit')})`;
  }
  return `${label} of ${change.name.short} changed`;
}

const HELD = { changed: 'changed', deleted: 'removed' } as const;

/** `Product “Cine Zoom 24-70” added`. A new hold is only named: `Availability: Cine Zoom 24-70mm, 24 Nov, 1 unit`. */
export function changeSentence(change: RecordChange): string {
  const { collection, kind, name, fields } = change;
  const [field] = fields;
  if (kind === 'changed' && followsUnits(change) && field?.path.join('.') === 'stock' && !fields[1])
    return fieldSentence(field, change);
  if (collection === 'holds') return kind === 'added' ? name.full : `${name.full}, ${HELD[kind]}`;
  return `${name.full} ${kind}`;
}

export function draftsOf(changes: readonly RecordChange[]): Drafts {
  const maps = COLLECTIONS.map((collection) => [
    collection,
    Object.fromEntries(
      changes
        .filter((change) => change.collection === collection)
        .map(({ id, entry }) => [id, entry]),
    ),
  ]);
  return Object.fromEntries(maps);
}
