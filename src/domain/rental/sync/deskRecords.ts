import * as v from 'valibot';
import {
  customerSchema,
  EMPTY_SETTINGS,
  requestSchema,
  requestsSettingsSchema,
  unitSchema,
  type Customer,
  type RentalRequest,
  type RequestsSettings,
  type Unit,
} from '../schema';
import { isHostileKey } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import { recordFrom } from './recordFields';
import { isRemoved, mergeRow } from './mergeRows';
import type { StampedRow, StampedRows } from './stamp';

/** Takes over equal values, so that nothing which follows from them is computed again. */
function withSameValues<T extends object>(record: T, former: T | undefined): T {
  if (!former) return record;
  const fields = Object.keys(record) as (keyof T)[];
  const next = { ...record };
  for (const field of fields)
    if (sameJson(record[field], former[field])) next[field] = former[field];
  return fields.every((field) => next[field] === former[field]) ? former : next;
}

/** Returns a function that reads the record of a row once for each row: undefined if it cannot be read. */
function reader<T extends object>(schema: v.GenericSchema<unknown, T>, empty?: T) {
  const known = new WeakMap<StampedRow, T | null>();
  const last = new Map<string, T>();
  return (id: string, row: StampedRow): T | undefined => {
    let record = known.get(row);
    if (record === undefined) {
      const { success, output } = v.safeParse(schema, recordFrom(id, row));
      record = success && !isRemoved(row) ? withSameValues(output, last.get(id)) : null;
      // What is empty is the same object in all versions.
      if (record) record = Object.freeze(withSameValues(record, empty));
      known.set(row, record);
      if (record) last.set(id, record);
    }
    return record ?? undefined;
  };
}

/** Return the records of rows by their tables; undefined if one is removed or cannot be read. Never throw. */
export const RECORD_OF = {
  requests: reader<RentalRequest>(requestSchema),
  customers: reader<Customer>(customerSchema),
  units: reader<Unit>(unitSchema),
  deskSettings: reader<RequestsSettings>(requestsSettingsSchema, EMPTY_SETTINGS),
};

export type DeskTable = keyof typeof RECORD_OF;

export const requestOf = RECORD_OF.requests;

/** The key of the only row of the settings. */
export const SETTINGS_KEY = 'settings';

export const settingsOf = (rows: StampedRows): RequestsSettings => {
  const row = rows[SETTINGS_KEY];
  return (row && RECORD_OF.deskSettings(SETTINGS_KEY, row)) ?? EMPTY_SETTINGS;
};

/** Requests that two devices have made of the same message are shown as one, with the smallest of their keys. */
export function requestsByRef(rows: StampedRows): Record<string, RentalRequest> {
  const byRef: Record<string, RentalRequest> = {};
  const twins = new Map<string, string[]>();
  for (const [id, row] of Object.entries(rows)) {
    const request = requestOf(id, row);
    if (!request || isHostileKey(request.ref)) continue;
    const other = byRef[request.ref];
    if (other) twins.set(request.ref, [...(twins.get(request.ref) ?? [other.id]), request.id]);
    byRef[request.ref] = request;
  }
  for (const [ref, ids] of twins) {
    const [first = '', ...rest] = ids.toSorted();
    const row = rest.reduce((all, id) => mergeRow(all, rows[id] ?? {}), rows[first] ?? {});
    const request = requestOf(first, row);
    if (request) byRef[ref] = request;
  }
  return byRef;
}

function byId<T>(rows: StampedRows, read: (id: string, row: StampedRow) => T | undefined) {
  const records: Record<string, T> = {};
  for (const [id, row] of Object.entries(rows)) {
    const record = read(id, row);
    if (record) records[id] = record;
  }
  return records;
}

export const customersById = (rows: StampedRows) => byId(rows, RECORD_OF.customers);
export const unitsById = (rows: StampedRows) => byId(rows, RECORD_OF.units);
