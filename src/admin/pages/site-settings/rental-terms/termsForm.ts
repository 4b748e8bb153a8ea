import * as v from 'valibot';
import { CHARGED_WEEK, type RentalTerms } from '@/domain/prices/rentalTerms';
import { INVALID_AMOUNT, rateInput, rateOfInput } from '@/domain/rental/money';
import { MAX_DAYS_BETWEEN } from '@/domain/rental/schema';
import { INVALID_PERCENT, parsePercent } from '@/domain/rental/totals';
import { formatPercent } from '@/domain/text/formatPercent';
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

/** Schema of the form of rental terms, whose result are the terms to save. */
export const termsFormSchema = v.object({
  weekDays: wholeNumber(CHARGED_WEEK.min, CHARGED_WEEK.max),
  weekendAsOne: v.boolean(),
  skipClosedDays: v.boolean(),
  vat: v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? undefined : (parsePercent(text) ?? NaN) / 100)),
    v.check((percent) => !Number.isNaN(percent), `${INVALID_PERCENT}, or leave the field empty`),
  ),
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

/** Returns the form values of rental terms. */
export function termsFields(terms: RentalTerms): TermsValues {
  const { vat, daysBetween, sameDay = false, conditions, lateRule = '', deliveryAreas } = terms;
  const rules = terms.rules === 'unknown' ? {} : terms.rules;
  return {
    weekDays: String(rules.weekDays ?? ''),
    weekendAsOne: rules.weekendAsOne ?? false,
    skipClosedDays: rules.skipClosedDays ?? false,
    vat: typeof vat === 'number' ? formatPercent(Math.round(vat * 100)) : '',
    daysBetween: typeof daysBetween === 'number' ? String(daysBetween) : '',
    sameDay,
    conditions: toLines(conditions),
    lateRule,
    deliveryAreas: deliveryAreas.map(({ name, fee }) => ({ name, fee: rateInput(fee) })),
  };
}

/** Returns the terms with the values of the form. What cannot be read stays unknown until there is another value. */
export function termsOf(
  fields: v.InferOutput<typeof termsFormSchema>,
  terms: RentalTerms,
): RentalTerms {
  const { weekDays, weekendAsOne, skipClosedDays, vat, daysBetween, sameDay, lateRule, ...lists } =
    fields;
  const hasRules = weekDays !== undefined || weekendAsOne || skipClosedDays;
  const known = terms.rules === 'unknown' ? {} : terms.rules;
  const rules = {
    ...known,
    weekDays,
    weekendAsOne: weekendAsOne || undefined,
    skipClosedDays: skipClosedDays || undefined,
  };
  const kept = (value: unknown) => (value === 'unknown' ? value : undefined);
  return {
    ...terms,
    ...lists,
    rules: hasRules ? rules : (kept(terms.rules) ?? rules),
    vat: vat ?? kept(terms.vat),
    daysBetween: daysBetween ?? kept(terms.daysBetween),
    sameDay: sameDay || undefined,
    lateRule: lateRule || undefined,
  };
}
