import * as v from 'valibot';
import { missingSettings } from '@/domain/rental/incoming/mergeRequests';
import { withEntryIds } from '@/domain/rental/entryIds';
import {
  customerSchema,
  EMPTY_SETTINGS,
  requestsSettingsSchema,
  requestSchema,
} from '@/domain/rental/schema';
import type { Customer, RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import { isHostileKey } from '@/domain/text/jsonObject';
import { textHash } from '@/domain/text/textHash';
import { createRecordStore } from '../../storage/recordStore';
import type { RecordKind, Records } from '../../storage/records';
import { joinRecords } from './fieldRules';

const REQUEST = 'request:';
const CUSTOMER = 'customer:';
const SETTINGS = 'settings';

/** What the office keeps in this browser. */
export interface RequestsData {
  byRef: Readonly<Record<string, RentalRequest>>;
  /** By their IDs. */
  customers: Readonly<Record<string, Customer>>;
  settings: RequestsSettings;
}

/**
 * Returns random numbers that are the same for the same request. A request of version 1 gets the same IDs each time that
 * it is read, in every tab and on every device, until it is stored with them.
 */
function randomOf(request: RentalRequest): () => number {
  let seed = '';
  let count = 0;
  return () => {
    if (seed === '') {
      const text = JSON.stringify(request);
      // Each hash has 53 bits.
      seed = `${textHash(text)} ${textHash(`2 ${text}`)}`;
    }
    count += 1;
    return parseInt(textHash(`${seed} ${count}`), 36) / 2 ** 53;
  };
}

/** Returns a kind of records of which each is stored under a name. */
const kindNamed = <T extends object>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  keyOf: (record: T) => string,
): RecordKind<T> => ({
  read(entry, key) {
    const { success, output } = v.safeParse(schema, entry[name]);
    return success && keyOf(output) === key ? output : undefined;
  },
  entryOf: (record) => ({ [name]: record }),
  merge: joinRecords,
});

const REQUEST_KIND = kindNamed(
  'request',
  v.pipe(
    requestSchema,
    v.transform((request) => withEntryIds(request, randomOf(request))),
  ),
  ({ ref }) => REQUEST + ref,
);

const CUSTOMER_KIND = kindNamed('customer', customerSchema, ({ id }) => CUSTOMER + id);

const SETTINGS_KIND: RecordKind<RequestsSettings> = {
  ...kindNamed('settings', requestsSettingsSchema, () => SETTINGS),
  rejoin: (stored, known) => ({ ...stored, ...missingSettings(stored, known) }),
};

/** The requests of this browser, in a database apart from that of the drafts. */
export const requestStore = createRecordStore('slate-requests', {
  version: 2,
  kindOf(key) {
    if (key === SETTINGS) return SETTINGS_KIND;
    if (isHostileKey(key.slice(key.indexOf(':') + 1))) return undefined;
    if (key.startsWith(CUSTOMER)) return CUSTOMER_KIND;
    return key.startsWith(REQUEST) ? REQUEST_KIND : undefined;
  },
  removedKey: (key) => `removed:${key.replace(REQUEST, '')}`,
});

/** Returns the records of requests, customers and settings. Settings that were never changed have none. */
export function requestRecordsOf({ byRef, customers, settings }: RequestsData): Records {
  const records: Record<string, object> = {};
  for (const [ref, request] of Object.entries(byRef)) records[REQUEST + ref] = request;
  for (const [id, customer] of Object.entries(customers)) records[CUSTOMER + id] = customer;
  if (settings !== EMPTY_SETTINGS) records[SETTINGS] = settings;
  return records;
}

/** Returns the requests, customers and settings of records. */
export function requestsDataOf(records: Records): RequestsData {
  const byRef: Record<string, RentalRequest> = {};
  const customers: Record<string, Customer> = {};
  for (const [key, record] of Object.entries(records))
    if (key.startsWith(CUSTOMER)) customers[key.slice(CUSTOMER.length)] = record as Customer;
    else if (key !== SETTINGS) byRef[key.slice(REQUEST.length)] = record as RentalRequest;
  const settings = (records[SETTINGS] as RequestsSettings | undefined) ?? EMPTY_SETTINGS;
  return { byRef, customers, settings };
}
