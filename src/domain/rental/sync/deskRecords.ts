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
import { isRemoved, mergeRow } from './rows';
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

/** Return the records of rows; undefined if one is removed or cannot be read. Never throw. */
export const requestOf = reader<RentalRequest>(requestSchema);
export const customerOf = reader<Customer>(customerSchema);
export const unitOf = reader<Unit>(unitSchema);
export const storedSettingsOf = reader<RequestsSettings>(requestsSettingsSchema, EMPTY_SETTINGS);

/** The key of the only row of the settings. */
export const SETTINGS_KEY = 'settings';

export const settingsOf = (rows: StampedRows): RequestsSettings => {
  const row = rows[SETTINGS_KEY];
  return (row && storedSettingsOf(SETTINGS_KEY, row)) ?? EMPTY_SETTINGS;
};

const joinedRows = new WeakMap<StampedRow, WeakMap<StampedRow, StampedRow>>();

/** Returns the same object for the same two rows, so that its record is read once. */
function joined(one: StampedRow, other: StampedRow): StampedRow {
  const known = joinedRows.get(one) ?? new WeakMap<StampedRow, StampedRow>();
  joinedRows.set(one, known);
  const row = known.get(other) ?? mergeRow(one, other);
  known.set(other, row);
  return row;
}

/** Requests that two devices have made of the same message are shown as one, with the smallest of their keys. */
export function requestsByRef(rows: StampedRows): Record<string, RentalRequest> {
  const byRef: Record<string, RentalRequest> = {};
  const twins = new Map<string, Set<string>>();
  for (const [id, row] of Object.entries(rows)) {
    const request = requestOf(id, row);
    if (!request || isHostileKey(request.ref)) continue;
    const other = byRef[request.ref];
    if (other)
      twins.set(request.ref, (twins.get(request.ref) ?? new Set([other.id])).add(request.id));
    byRef[request.ref] = request;
  }
  for (const [ref, ids] of twins) {
    const [first = '', ...rest] = [...ids].toSorted();
    const row = rest.reduce((all, id) => joined(all, rows[id] ?? {}), rows[first] ?? {});
    const request = requestOf(first, row);
    if (request) byRef[ref] = request;
  }
  return byRef;
}

const byIdOf =
  <T>(read: (id: string, row: StampedRow) => T | undefined) =>
  (rows: StampedRows): Record<string, T> =>
    Object.fromEntries(
      Object.entries(rows).flatMap(([id, row]) => {
        const record = read(id, row);
        return record ? [[id, record] as const] : [];
      }),
    );

export const customersById = byIdOf(customerOf);
export const unitsById = byIdOf(unitOf);
