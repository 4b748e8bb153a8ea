import * as v from 'valibot';
import { createSelector } from '@reduxjs/toolkit';
import { sameJson } from '@/domain/text/sameJson';
import { mergeChange } from '../../publish/merge/merge';
import { keepTable, type Kept, type Rows } from '../../storage/keepTable';
import {
  COLLECTIONS,
  idOfDraftKey,
  type Collection,
  type DraftableRecords,
  type DraftEntry,
  type Drafts,
} from '../state/draftEntry';
import { isValidDraftRecord } from '../state/draftSchemas';
import { draftsLoaded } from '../state/draftSlices';
import { selectDrafts, type DraftsRootState } from '../state/draftsReducer';
import { collectMediaRefs, heldMedia } from './mediaDrafts';

const entrySchema = v.object({
  base: v.nullable(v.record(v.string(), v.unknown())),
  draft: v.nullable(v.record(v.string(), v.unknown())),
  over: v.exactOptional(v.nullable(v.record(v.string(), v.unknown()))),
  place: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Whether the records of an entry have the fields that their screen relies on. */
function isValidEntry<C extends Collection>(
  collection: C,
  id: string,
  entry: DraftEntry,
): entry is DraftEntry<DraftableRecords[C]> {
  return [entry.base, entry.draft, entry.over ?? null].every((record) =>
    isValidDraftRecord(collection, id, record),
  );
}

/** Parses the draft of a record; null if it lacks fields that its screen relies on. Never throws. */
function readDraftEntry<C extends Collection>(
  collection: C,
  id: string,
  json: unknown,
): DraftEntry<DraftableRecords[C]> | null {
  const { success, output } = v.safeParse(entrySchema, json);
  if (!success) return null;
  const entry: DraftEntry = output;
  return isValidEntry(collection, id, entry) ? entry : null;
}

/** Returns the collection and the ID of the draft with a key of its table; undefined for other keys. */
function recordOf(key: string): { collection: Collection; id: string } | undefined {
  const [name, ...id] = key.split(':');
  const collection = COLLECTIONS.find((known) => known === name);
  return collection && { collection, id: id.join(':') };
}

function rowsOf(drafts: Drafts): Rows<DraftEntry> {
  const rows = COLLECTIONS.flatMap((collection) =>
    Object.entries(drafts[collection]).map(
      ([key, entry]) => [`${collection}:${idOfDraftKey(key)}`, entry] as const,
    ),
  );
  return Object.fromEntries(rows);
}

const selectDraftRows = createSelector([selectDrafts], rowsOf);

/** Joins two drafts of a record that two tabs have changed, field by field. The same field is that of this tab. */
function mergeDrafts(
  mine: DraftEntry,
  known: DraftEntry | undefined,
  stored: DraftEntry,
  key: string,
): DraftEntry {
  const { collection } = recordOf(key) ?? {};
  const isRebased = !known || sameJson(mine.base, known.base);
  const before = known ? known.draft : mine.base;
  const { merged } = mergeChange(collection ?? 'pages', before, mine.draft, stored.draft);
  return { ...(isRebased ? stored : mine), draft: merged };
}

/** Keeps the drafts in this browser. Resolves when those of earlier visits have been read, or could not be. */
export function keepDrafts(
  tab: Parameters<typeof keepTable<DraftsRootState, DraftEntry>>[0],
): Kept {
  return keepTable(tab, {
    table: 'drafts',
    select: selectDraftRows,
    loaded: (rows) =>
      draftsLoaded(
        Object.entries(rows).flatMap(([key, after]) => {
          const record = recordOf(key);
          return record ? [{ ...record, after }] : [];
        }),
      ),
    read(json, key) {
      const record = recordOf(key);
      return record && (readDraftEntry(record.collection, record.id, json) ?? undefined);
    },
    merge: mergeDrafts,
    mediaOf: (entries) => heldMedia(collectMediaRefs(entries)),
  });
}
