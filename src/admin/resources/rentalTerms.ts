import { company } from '@/domain/company/company';
import { DEFAULT_VAT } from '@/domain/prices/estimate';
import { CHARGED_WEEK, MAX_DAYS_BETWEEN, type RentalTerms } from '@/domain/prices/rentalTerms';
import { INVALID_AMOUNT, rateInput, rateOfInput } from '@/domain/rental/money';
import { formatPercent } from '@/domain/text/formatNumber';
import { foldText } from '@/domain/text/slug';
import { entry, fields } from '../fields/field';
import { checkbox } from '../fields/kinds/choice';
import { list } from '../fields/kinds/list';
import { integer, percent, unknownAsEmpty } from '../fields/kinds/number';
import { lines, shortText } from '../fields/kinds/text';
import { optional, storedAs } from '../fields/kinds/wrappers';

/** Fields of a delivery area. No fee is a fee of 0. */
const areaEntry = entry<RentalTerms['deliveryAreas'][number]>()([
  shortText('name', {
    label: 'Area',
    required: 'Enter the name of the area or remove this line',
  }),
  storedAs(
    shortText('fee', {
      label: `Fee in ${company.currency}`,
      check: [(text) => rateOfInput(text) !== undefined, INVALID_AMOUNT],
      html: { inputMode: 'decimal' },
      isBeside: true,
    }),
    rateInput,
    (text) => rateOfInput(text) ?? 0,
  ),
]);

const deliveryAreas = list('deliveryAreas', {
  of: areaEntry,
  noun: 'area',
  fieldErrorsOf(areas) {
    const names = areas.map(({ name }) => foldText(name.trim()));
    return names.flatMap((name, index) =>
      name !== '' && names.indexOf(name) < index
        ? [{ index, key: 'name', message: 'An area with this name already exists' }]
        : [],
    );
  },
});

/** Fields that the rental desk edits, too. */
export const DESK_TERMS = {
  weekDays: integer('rules.weekDays', {
    ...CHARGED_WEEK,
    hint: `${CHARGED_WEEK.min} to ${CHARGED_WEEK.max}. Empty if every day is charged.`,
  }),
  weekendAsOne: optional(checkbox('rules.weekendAsOne')),
  skipClosedDays: optional(checkbox('rules.skipClosedDays')),
  vat: unknownAsEmpty(
    percent('vat', {
      hint: `Estimates say that it is added. Empty: ${formatPercent(DEFAULT_VAT)}.`,
    }),
  ),
  daysBetween: unknownAsEmpty(
    integer('daysBetween', {
      min: 0,
      max: MAX_DAYS_BETWEEN,
      hint: 'Products are not available on this number of days before each rental.',
    }),
  ),
  sameDay: optional(
    checkbox('sameDay', {
      hint: (values) =>
        Number(values.daysBetween) > 0
          ? 'No effect while “Days between rentals” is above 0.'
          : 'A rental can begin on the last day of another one.',
    }),
  ),
};

export const termsFields = fields<RentalTerms>()([
  lines('conditions', {
    itemLabel: 'Condition',
    addLabel: 'Add condition',
    hint: 'Shown with the booking form, such as the deposit, the ID or a technician.',
  }),
  optional(
    shortText('lateRule', {
      hint: 'What a late return costs, shown with the conditions. Empty: no late fee.',
    }),
  ),
  DESK_TERMS.weekDays,
  DESK_TERMS.weekendAsOne,
  DESK_TERMS.skipClosedDays,
  DESK_TERMS.vat,
  DESK_TERMS.daysBetween,
  DESK_TERMS.sameDay,
  deliveryAreas,
]);
