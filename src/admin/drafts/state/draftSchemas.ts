import * as v from 'valibot';
import { ORDER_IDS, pageInfo, type Collection } from '@/domain/content/contentModel';
import { LISTS } from '@/domain/content/lists';
import { isJsonObject } from '@/domain/text/jsonObject';

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

/**
 * Returns whether a value already has every field of its parsed value, so that the schema filled in
 * no default.
 */
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

/**
 * Returns whether a stored record is one that the schema of its collection returns, and has the ID
 * under which it is stored. Null means no record and is valid. Invalid records are left out and
 * reported, because they would break their screen.
 */
export function isValidDraftRecord(collection: Collection, id: string, record: unknown): boolean {
  const schema = schemaOf(collection, id);
  if (!schema) return false;
  if (record === null) return true;
  const { success, output } = v.safeParse(schema, record);
  if (!success || !isComplete(record, output)) return false;
  return !(collection in LISTS) || (isJsonObject(record) && record.id === id);
}
