import * as v from 'valibot';
import { parseEntries, parseFileObject, parseRecords } from '../record/parseRecords';
import type { Parsed } from '../record/problem';
import { idSchema, recordSchema } from '../record/recordSchema';
import { isJsonObject } from '../text/jsonObject';
import { isDay } from './day';

// See docs/behaviour/availability.md.

/* @__NO_SIDE_EFFECTS__ */
function daySchema() {
  return v.pipe(
    v.string(),
    v.check((text) => isDay(text), 'must be an existing day, YYYY-MM-DD'),
  );
}

export const holdEntries = {
  id: idSchema(),
  productId: idSchema(),
  from: daySchema(),
  to: daySchema(),
  quantity: v.pipe(
    v.number(),
    v.safeInteger('must be a whole number'),
    v.minValue(1, 'must be at least 1'),
  ),
  reason: v.picklist(['rental', 'maintenance'], 'must be "rental" or "maintenance"'),
};

/** No field has a default, because a default would show wrong availability. Both days are inclusive. */
export const holdSchema = v.pipe(
  recordSchema(holdEntries),
  v.forward(
    v.check(({ from, to }) => from <= to, 'must not be before "from"'),
    ['to'],
  ),
);

export type Hold = v.InferOutput<typeof holdSchema>;

export interface CheckedHold extends Hold {
  /** Whether other rentals can end on its first day and begin on its last one. It follows from the rental terms. */
  sharesDays?: boolean;
}

/** The published availability. A product without holds is available in full. */
export interface Availability {
  /** When it was last published, ISO 8601; '' if the file contains no valid time. */
  updatedAt: string;
  holds: readonly CheckedHold[];
  /** They have a hold that could not be read. */
  unknownProducts: readonly string[];
}

const FILE = 'availability.json';

/** @throws ShapeError if the file has no list of holds */
export function parseHolds(json: unknown, file = FILE): Parsed<Hold[]> {
  const { holds } = parseFileObject(json, file, ['holds']);
  return parseRecords(holdSchema, holds, file, 'holds');
}

/** For visitors. Products of holds that are left out are unknown. @throws ShapeError if there is no list of holds */
export function parseAvailability(json: unknown, file = FILE): Parsed<Availability> {
  const { holds: list, updatedAt } = parseFileObject(json, file, ['holds']);
  const { value, problems } = parseEntries(holdSchema, list, file, 'holds');
  const first = new Map(value.toReversed().map((entry) => [entry.output.id, entry] as const));
  const used = new Set([...first.values()].map(({ index }) => index));
  const leftOut = (list as unknown[]).filter((_entry, index) => !used.has(index));
  const unknown = leftOut.flatMap((entry) =>
    isJsonObject(entry) && typeof entry.productId === 'string' ? [entry.productId] : [],
  );
  return {
    value: {
      updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
      holds: value.filter(({ index }) => used.has(index)).map(({ output }) => output),
      unknownProducts: [...new Set(unknown)],
    },
    problems,
  };
}
