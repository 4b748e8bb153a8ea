import * as v from 'valibot';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS } from '@/domain/content/singleFileLists';
import { aboutSchema } from '@/domain/page/aboutSchema';
import { homeSchema } from '@/domain/page/homeSchema';
import { rentalTermsSchema } from '@/domain/prices/rentalTerms';
import { productSchema } from '@/domain/product/schema';
import { projectSchema } from '@/domain/project/schema';
import { serviceSchema, servicesIntroSchema } from '@/domain/service/schema';
import { siteSchema } from '@/domain/site/schema';
import { isJsonObject } from '@/domain/text/jsonObject';
import { ORDER_IDS, PAGE_IDS, SITE_ID, type Collection } from './draftEntry';

/** Schemas of the collections whose records have an ID. */
const LIST_SCHEMAS: Partial<Record<Collection, v.GenericSchema>> = {
  services: serviceSchema,
  products: productSchema,
  projects: projectSchema,
  ...Object.fromEntries(
    SINGLE_FILE_LIST_NAMES.map((name) => [name, SINGLE_FILE_LISTS[name].schema]),
  ),
};

const PAGE_SCHEMAS = new Map<string, v.GenericSchema>([
  [PAGE_IDS.home, homeSchema],
  [PAGE_IDS.about, aboutSchema],
  [PAGE_IDS.services, servicesIntroSchema],
  [PAGE_IDS.rental, rentalTermsSchema],
]);

const orderSchema = v.looseObject({ ids: v.array(v.string()) });

/** Returns the schema of a record, or undefined for a record that no screen shows. */
function schemaOf(collection: Collection, id: string): v.GenericSchema | undefined {
  if (collection === 'pages') return PAGE_SCHEMAS.get(id);
  if (collection === 'settings') return id === SITE_ID ? siteSchema : undefined;
  if (collection === 'orders') return ORDER_IDS.some((one) => one === id) ? orderSchema : undefined;
  return LIST_SCHEMAS[collection];
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
  return !(collection in LIST_SCHEMAS) || (isJsonObject(record) && record.id === id);
}
