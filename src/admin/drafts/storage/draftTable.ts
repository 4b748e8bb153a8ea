import * as v from 'valibot';
import { createSelector } from '@reduxjs/toolkit';
import { sameJson } from '@/domain/text/sameJson';
import { COLLECTIONS, type Collection, ORDER_IDS, pageInfo } from '@/domain/content/contentModel';
import { LISTS } from '@/domain/content/lists';
import { isJsonObject } from '@/domain/text/jsonObject';
import { mergeChange } from '../../publish/merge/merge';
import { keepTable, type Kept, type Rows } from '../../storage/keepTable';
import type { DraftEntry, Drafts, Pending } from '../state/draftEntry';
import {
  draftsLoaded,
  selectDrafts,
  selectPending,
  type DraftsRootState,
} from '../state/draftsReducer';
import { collectMediaRefs, heldMedia } from './mediaDrafts';

const orderSchema = v.looseObject({ ids: v.array(v.string()) });

/** Returns the schema of a record, or undefined for a record that no screen shows. */
function schemaOf(collection: Collection, id: string): v.GenericSchema | undefined {
  if (collection === 'pages' || collection === 'settings') {
    const page = pageInfo(id);
    return page?.collection === collection ? page.schema : undefined;
  }
  if (collection === 'orders') return ORDER_IDS.some((one) => one === id) ? orderSchema : undefined;
  return LISTS[collection].schema;
}

/** Whether a value already has every field of its parsed value: the schema filled in no default. */
function isComplete(value: unknown, parsed: unknown): boolean {
  if (Array.isArray(parsed))
    return (
      Array.isArray(value) &&
      value.length === parsed.length &&
      parsed.every((item, at) => isComplete(value[at], item))
    );
  if (!isJsonObject(parsed)) return typeof value === typeof parsed;
  return (
    isJsonObject(value) && Object.keys(parsed).every((key) => isComplete(value[key], parsed[key]))
  );
}

/** Whether a record is what the schema of its collection returns, under its own ID. Null (no record) is valid. */
function isValidRecord(collection: Collection, id: string, record: unknown): boolean {
  const schema = schemaOf(collection, id);
  if (!schema || record === null) return schema !== undefined;
  const { success, output } = v.safeParse(schema, record);
  if (!success || !isComplete(record, output)) return false;
  return !(collection in LISTS) || (isJsonObject(record) && record.id === id);
}

const entrySchema = v.object({
  base: v.nullable(v.record(v.string(), v.unknown())),
  draft: v.nullable(v.record(v.string(), v.unknown())),
});

/** The key of the row that holds what the branch has and visitors do not get yet. */
const PENDING_KEY = 'pending';

const pendingSchema = v.object({
  files: v.record(v.string(), v.object({ before: v.array(v.string()), after: v.unknown() })),
  media: v.array(v.string()),
  publication: v.exactOptional(v.object({ id: v.string(), at: v.string() })),
});

function parseKey(key: string): { collection: Collection; id: string } | undefined {
  const [name, ...id] = key.split(':');
  const collection = COLLECTIONS.find((known) => known === name);
  return collection && { collection, id: id.join(':') };
}

type DraftRow = DraftEntry | Pending;

const isPendingRow = (row: DraftRow): row is Pending => 'files' in row;

function rowsOf(drafts: Drafts, pending: Pending | null): Rows<DraftRow> {
  const rows = COLLECTIONS.flatMap((collection) =>
    Object.entries(drafts[collection]).map(
      ([id, entry]) => [`${collection}:${id}`, entry] as const,
    ),
  );
  return { ...Object.fromEntries(rows), ...(pending && { [PENDING_KEY]: pending }) };
}

const selectDraftRows = createSelector([selectDrafts, selectPending], rowsOf);

/** Joins the drafts of two tabs field by field. This tab wins for the same field, and for what is pending. */
function mergeRows(
  mine: DraftRow,
  known: DraftRow | undefined,
  stored: DraftRow,
  key: string,
): DraftRow {
  if (isPendingRow(mine) || isPendingRow(stored) || (known && isPendingRow(known))) return mine;
  const { collection } = parseKey(key) ?? {};
  const hasSameBase = !known || sameJson(mine.base, known.base);
  const before = known ? known.draft : mine.base;
  const { value } = mergeChange(collection ?? 'pages', before, mine.draft, stored.draft);
  return { ...(hasSameBase ? stored : mine), draft: value };
}

/** Keeps the drafts and what is pending in this browser. @param tab the store of this tab */
export function keepDrafts(tab: Parameters<typeof keepTable<DraftsRootState, DraftRow>>[0]): Kept {
  return keepTable(tab, {
    table: 'drafts',
    select: selectDraftRows,
    loaded: (rows) =>
      draftsLoaded(
        Object.entries(rows).flatMap(([key, after]) => {
          const record = parseKey(key);
          return record && !(after && isPendingRow(after))
            ? [{ ...record, before: null, after }]
            : [];
        }),
        rows[PENDING_KEY] as Pending | null | undefined,
      ),
    // Invalid records are left out and reported, because they would break their screen.
    read(json, key) {
      if (key === PENDING_KEY) return v.is(pendingSchema, json) ? json : undefined;
      const { collection, id } = parseKey(key) ?? {};
      if (!collection || id === undefined || !v.is(entrySchema, json)) return undefined;
      const isValid = [json.base, json.draft].every((one) => isValidRecord(collection, id, one));
      return isValid ? json : undefined;
    },
    merge: mergeRows,
    mediaOf: (entries) => heldMedia(collectMediaRefs(entries)),
  });
}
