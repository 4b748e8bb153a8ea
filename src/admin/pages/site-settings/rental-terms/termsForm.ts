import * as v from 'valibot';
import { CHARGED_WEEK, type RentalTerms } from '@/domain/prices/rentalTerms';
import { INVALID_AMOUNT, rateInput, rateOfInput } from '@/domain/rental/money';
import { MAX_DAYS_BETWEEN } from '@/domain/rental/schema';
import { foldText } from '@/domain/text/slug';
import { parseWholeNumber } from '@/domain/rental/parseWholeNumber';
import { requiredText, textLines, toLines } from '../../../resources/form/fieldSchemas';

/** Returns the schema of a whole number in a text field; undefined for an empty one. */
function wholeNumber(min: number, max: number) {
  const message = `Enter a whole number from ${min} to ${max}, or leave the field empty`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? undefined : (parseWholeNumber(text) ?? NaN))),
    v.check((number) => number === undefined || (number >= min && number <= max), message),
  );
}

/** Schema of the form of rental conditions, whose result are the conditions to save. */
export const termsFormSchema = v.object({
  weekDays: wholeNumber(CHARGED_WEEK.min, CHARGED_WEEK.max),
  weekendAsOne: v.boolean(),
  skipClosedDays: v.boolean(),
  daysBetween: wholeNumber(0, MAX_DAYS_BETWEEN),
  sameDay: v.boolean(),
  conditions: textLines(),
  lateRule: v.pipe(v.string(), v.trim()),
  deliveryAreas: v.pipe(
    v.array(
      v.object({
        name: requiredText('Enter the name of the area or remove this line'),
        fee: v.pipe(
          v.string(),
          v.check((text) => text.trim() === '' || rateOfInput(text) !== undefined, INVALID_AMOUNT),
          v.transform((text) => rateOfInput(text) ?? 0),
        ),
      }),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const names = input.map(({ name }) => foldText(name));
      for (const [key, value] of input.entries()) {
        if (value.name === '' || names.indexOf(foldText(value.name)) === key) continue;
        addIssue({
          message: 'An area with this name already exists',
          path: [
            { type: 'array', origin: 'value', input, key, value },
            { type: 'object', origin: 'value', input: value, key: 'name', value: value.name },
          ],
        });
      }
    }),
  ),
});

export type TermsValues = v.InferInput<typeof termsFormSchema>;

/** Returns the form values of conditions. */
export function termsFields(terms: RentalTerms): TermsValues {
  const { daysBetween, sameDay = false, conditions, lateRule = '', deliveryAreas } = terms;
  const rules = terms.rules === 'unknown' ? {} : terms.rules;
  return {
    weekDays: String(rules.weekDays ?? ''),
    weekendAsOne: rules.weekendAsOne ?? false,
    skipClosedDays: rules.skipClosedDays ?? false,
    daysBetween: typeof daysBetween === 'number' ? String(daysBetween) : '',
    sameDay,
    conditions: toLines(conditions),
    lateRule,
    deliveryAreas: deliveryAreas.map(({ name, fee }) => ({ name, fee: rateInput(fee) })),
  };
}

/**
 * Returns the conditions with the values of the form. Empty values and rules that do not apply are left out; those that
 * cannot be read stay unknown until there is another value.
 */
export function termsOf(
  fields: v.InferOutput<typeof termsFormSchema>,
  terms: RentalTerms,
): RentalTerms {
  const { weekDays, weekendAsOne, skipClosedDays, daysBetween, sameDay, lateRule, ...lists } =
    fields;
  const { daysBetween: days, sameDay: _same, lateRule: _late, rules, ...others } = terms;
  const isKept = rules === 'unknown' && weekDays === undefined && !weekendAsOne && !skipClosedDays;
  const {
    weekDays: _week,
    weekendAsOne: _weekend,
    skipClosedDays: _closed,
    ...more
  } = rules === 'unknown' ? {} : rules;
  return {
    ...others,
    rules: isKept
      ? 'unknown'
      : {
          ...more,
          ...(weekDays !== undefined && { weekDays }),
          ...(weekendAsOne && { weekendAsOne }),
          ...(skipClosedDays && { skipClosedDays }),
        },
    ...(daysBetween !== undefined && { daysBetween }),
    ...(daysBetween === undefined && days === 'unknown' && { daysBetween: days }),
    ...(sameDay && { sameDay }),
    ...(lateRule && { lateRule }),
    ...lists,
  };
}
