import * as v from 'valibot';
import { createTabChannel } from '@/api/storage/tabChannel';
import { withHistoryOf } from '@/domain/rental/incoming/history';
import { withoutDoublePieces } from '@/domain/rental/handover';
import { withEndedHolds } from '@/domain/rental/stock/requestHolds';
import {
  customerSchema,
  EMPTY_SETTINGS,
  requestSchema,
  type RentalRequest,
  type RequestsSettings,
} from '@/domain/rental/schema';
import type { Records } from '../../storage/records';
import { DeskError, type DeskDeps, type LocalRecords } from '../copies/deskTypes';
import type { RecordShape } from '../copies/writeRecords';
import { requestStore } from '../storage/requestRecords';

const SETTINGS = 'settings';

/** Returns the fields of a schema, and the values that they have if nothing is stored. */
function shapeOfSchema({ entries }: { entries: v.ObjectEntries }): RecordShape {
  const fields = Object.keys(entries);
  const defaults = Object.entries(entries).flatMap(([field, schema]) => {
    const { success, output } = v.safeParse(schema, undefined);
    return success && output !== undefined ? [[field, output] as const] : [];
  });
  return { fields, defaults: Object.fromEntries(defaults) };
}

const REQUEST_SHAPE: RecordShape = {
  ...shapeOfSchema(requestSchema),
  withHistory: (stored, version) =>
    withHistoryOf(stored as RentalRequest, version as RentalRequest),
};
const CUSTOMER_SHAPE = shapeOfSchema(customerSchema);
const SETTINGS_SHAPE: RecordShape = {
  fields: Object.keys(EMPTY_SETTINGS),
  defaults: { ...EMPTY_SETTINGS },
};

/** Returns the shape of the records with a key. */
export function recordShapeOf(key: string): RecordShape {
  if (key === SETTINGS) return SETTINGS_SHAPE;
  return key.startsWith('customer:') ? CUSTOMER_SHAPE : REQUEST_SHAPE;
}

/** Keeps a stored value if this version of the site could not read its replacement again. */
function readable(records: Records, known: Records): Records {
  const entries = Object.entries(records).flatMap(([key, record]) => {
    const kind = requestStore.kindOf(key);
    const isReadable =
      record === known[key] || kind?.read({ ...kind.entryOf(record) }, key) !== undefined;
    const stored = isReadable ? record : known[key];
    return stored ? [[key, stored] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the requests that differ between records. */
function changedRequests(records: Records, former: Records) {
  const keys = new Set([...Object.keys(former), ...Object.keys(records)]);
  return [...keys]
    .filter((key) => key.startsWith('request:') && records[key] !== former[key])
    .map((key) => ({
      before: (former[key] ?? null) as RentalRequest | null,
      after: (records[key] ?? null) as RentalRequest | null,
    }));
}

/**
 * Sets the letter that the numbers of this device's documents have once a second device is linked, remembers holds that
 * requests have lost through another device, and removes pieces that both have made for the same part of a unit.
 */
export const withOwnRecords: NonNullable<DeskDeps['withOwn']> = (records, device, former) => {
  const settings = (records[SETTINGS] ?? EMPTY_SETTINGS) as RequestsSettings;
  const deviceLetter = device.isOnly ? '' : device.letter;
  const changed = changedRequests(readable(records, former), former);
  const endedHolds = withEndedHolds(settings.endedHolds, changed);
  const isSame = settings.deviceLetter === deviceLetter && settings.endedHolds === endedHolds;
  const own: Record<string, object> = isSame
    ? {}
    : { [SETTINGS]: { ...settings, deviceLetter, endedHolds } };
  for (const { after } of changed) {
    const checklist = after && withoutDoublePieces(after);
    if (checklist && checklist !== after.checklist)
      own[`request:${after.ref}`] = { ...after, checklist };
  }
  return Object.keys(own).length === 0 ? records : { ...records, ...own };
};

/** The records of this browser. Tabs are notified of stored records as if another tab had stored them. */
export function openLocalRecords(): LocalRecords {
  const tabs = createTabChannel<'stored'>('slate-requests');
  return {
    async read() {
      const stored = await requestStore.read();
      if ('issue' in stored) throw new DeskError('storage');
      if (stored.isNewer) throw new DeskError('newer');
      const { records } = stored;
      const entries = await requestStore.entries().catch(() => {
        throw new DeskError('storage');
      });
      const marks = entries.flatMap(([key]) =>
        key.startsWith('removed:') ? [key.slice('removed:'.length)] : [],
      );
      // The marks of requests contain the reference only.
      const removed = marks.flatMap((mark) => [mark, `request:${mark}`]);
      return { records, removed: new Set(removed) };
    },
    async write(mine, known) {
      const result = await requestStore.write(
        readable(mine, known),
        known,
        new Date().toISOString(),
      );
      if ('issue' in result) throw new DeskError(result.issue === 'newer' ? 'newer' : 'storage');
      tabs.post('stored');
    },
  };
}
