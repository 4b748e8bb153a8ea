import * as v from 'valibot';
import { listOf, optionalDaySchema, text } from './values';

const UNIT_STATES = ['inUse', 'inRepair', 'gone'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

const repairSchema = v.object({
  /** Also the ID of its hold. It is random, because holds are published. */
  id: v.string(),
  from: optionalDaySchema,
  expected: optionalDaySchema,
  /** The day on which it was in use again, '' until then. */
  endedOn: optionalDaySchema,
});

/** Never published. */
export const unitSchema = v.object({
  /** Random. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  productId: v.string(),
  code: v.string(),
  /** They stay taken. */
  formerCodes: v.optional(v.record(v.string(), v.boolean()), {}),
  serial: text(),
  note: text(),
  bought: optionalDaySchema,
  /** In the main unit of the currency. */
  price: v.optional(
    v.pipe(
      v.nullable(v.number()),
      v.transform((price) => price ?? undefined),
    ),
  ),
  state: v.optional(v.picklist(UNIT_STATES), 'inUse'),
  /** In the order of time. */
  repairs: listOf(repairSchema),
});
export type Unit = v.InferOutput<typeof unitSchema>;
