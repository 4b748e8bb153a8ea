import * as v from 'valibot';
import { missingSettings } from '@/domain/rental/incoming/mergeRequests';
import { requestsSettingsSchema, requestSchema } from '@/domain/rental/schema';
import type { RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import { isHostileKey } from '@/domain/text/jsonObject';
import { createRecordStore } from '../../storage/recordStore';
import type { RecordKind, Records } from '../../storage/records';

const REQUEST = 'request:';
const SETTINGS = 'settings';

/** What the office keeps in this browser. */
export interface RequestsData {
  byRef: Readonly<Record<string, RentalRequest>>;
  settings: RequestsSettings;
}

export const EMPTY_SETTINGS: RequestsSettings = v.parse(requestsSettingsSchema, {});

const REQUEST_KIND: RecordKind<RentalRequest> = {
  read({ request }, key) {
    const { success, output } = v.safeParse(requestSchema, request);
    return success && REQUEST + output.ref === key ? output : undefined;
  },
  entryOf: (request) => ({ request }),
};

const SETTINGS_KIND: RecordKind<RequestsSettings> = {
  read({ settings }) {
    const { success, output } = v.safeParse(requestsSettingsSchema, settings);
    return success ? output : undefined;
  },
  entryOf: (settings) => ({ settings }),
  rejoin: (stored, known) => ({ ...stored, ...missingSettings(stored, known) }),
};

/** The requests of this browser, in a database apart from that of the drafts. */
export const requestStore = createRecordStore('slate-requests', {
  version: 1,
  kindOf(key) {
    if (key === SETTINGS) return SETTINGS_KIND;
    const isRequest = key.startsWith(REQUEST) && !isHostileKey(key.slice(REQUEST.length));
    return isRequest ? REQUEST_KIND : undefined;
  },
  removedKey: (key) => `removed:${key.replace(REQUEST, '')}`,
});

/** Returns the records of requests and settings. Settings that were never changed have none. */
export function requestRecordsOf({ byRef, settings }: RequestsData): Records {
  const records: Record<string, object> = {};
  for (const [ref, request] of Object.entries(byRef)) records[REQUEST + ref] = request;
  if (settings !== EMPTY_SETTINGS) records[SETTINGS] = settings;
  return records;
}

/** Returns the requests and settings of records. */
export function requestsDataOf(records: Records): RequestsData {
  const byRef: Record<string, RentalRequest> = {};
  for (const [key, record] of Object.entries(records))
    if (key !== SETTINGS) byRef[key.slice(REQUEST.length)] = record as RentalRequest;
  return { byRef, settings: (records[SETTINGS] as RequestsSettings | undefined) ?? EMPTY_SETTINGS };
}
