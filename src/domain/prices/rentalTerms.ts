import * as v from 'valibot';
import type { PriceRules } from './chargeableDays';
import { parseFileObject, parseObject } from '../record/parseRecords';
import type { Parsed } from '../record/problem';
import { orUnknown } from '../record/readValue';
import { numberSchema, recordSchema, textListSchema, textSchema } from '../record/recordSchema';

export const CHARGED_WEEK = { min: 3, max: 7 } as const;
export const MAX_DAYS_BETWEEN = 30;

/* @__NO_SIDE_EFFECTS__ */
function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.safeInteger('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
}

const areaSchema = recordSchema({
  name: textSchema(),
  /** In the currency's main unit. */
  fee: v.pipe(numberSchema(), v.minValue(0, 'must be at least 0')),
});

/** Rules of which one cannot be read are unknown as a whole, because they depend on each other. */
const rulesSchema = v.pipe(
  recordSchema({
    weekDays: v.optional(orUnknown(wholeNumber(CHARGED_WEEK.min, CHARGED_WEEK.max))),
    weekendAsOne: v.optional(orUnknown(v.boolean())),
    skipClosedDays: v.optional(orUnknown(v.boolean())),
  }),
  v.transform((rules) => {
    const { weekDays, weekendAsOne, skipClosedDays } = rules;
    const isUnknown = [weekDays, weekendAsOne, skipClosedDays].includes('unknown');
    return isUnknown ? 'unknown' : (rules as PriceRules);
  }),
);

export const rentalTermsSchema = recordSchema({
  rules: v.optional(orUnknown(rulesSchema), {}),
  /** Tax on rentals in percent; without it the rate of the company. */
  vat: v.optional(
    orUnknown(
      v.pipe(
        numberSchema(),
        v.minValue(0, 'must be at least 0'),
        v.maxValue(100, 'must be at most 100'),
      ),
    ),
  ),
  /** Days that a product is not available before a rental, such as for cleaning. */
  daysBetween: v.optional(orUnknown(wholeNumber(0, MAX_DAYS_BETWEEN))),
  /** Whether equipment can go out on the day on which it comes back. Days between rentals prevent it. */
  sameDay: v.optional(v.boolean()),
  conditions: textListSchema(),
  lateRule: v.optional(v.string()),
  deliveryAreas: v.optional(v.array(areaSchema), () => []),
});

export type RentalTerms = v.InferOutput<typeof rentalTermsSchema>;

/** The terms of a website without a file of them. Nothing is claimed. */
export const NO_RENTAL_TERMS: RentalTerms = { rules: {}, conditions: [], deliveryAreas: [] };

const FIELDS = [
  'rules',
  'vat',
  'daysBetween',
  'sameDay',
  'conditions',
  'lateRule',
  'deliveryAreas',
];

/** Reports and leaves out fields of the wrong type. @throws ShapeError if it is another file */
export function parseRentalTerms(json: unknown, file = 'rental.json'): Parsed<RentalTerms> {
  parseFileObject(json, file, FIELDS);
  return parseObject(rentalTermsSchema, json, file);
}
