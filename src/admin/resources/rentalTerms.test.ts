import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { NO_RENTAL_TERMS, type RentalTerms } from '@/domain/prices/rentalTerms';
import { readContent } from '@/domain/content/content';
import { pageContext, type InputValues } from '../fields/field';
import { formInput, formSchema, withInput } from '../fields/record';
import { termsFields } from './rentalTerms';

type Values = InputValues<typeof termsFields>;

const TERMS: RentalTerms = {
  rules: { weekDays: 4, skipClosedDays: true },
  vat: 7.5,
  daysBetween: 1,
  sameDay: true,
  conditions: ['A deposit is due.'],
  lateRule: 'A late day costs a daily rate.',
  deliveryAreas: [{ name: 'Ikeja', fee: 5000.5 }],
};

const context = pageContext(readContent({}).content);

const valuesOf = (terms: RentalTerms, values: Partial<Values>) => ({
  ...formInput(termsFields, terms, context),
  ...values,
});

const saved = (terms: RentalTerms, values: Partial<Values> = {}) =>
  withInput(termsFields, valuesOf(terms, values), terms, context);

const area = (name: string, fee = '') => ({ stored: '', name, fee });

const errorsOf = (values: Partial<Values>) =>
  v.safeParse(formSchema(termsFields, TERMS, context), valuesOf(TERMS, values)).issues ?? [];

describe('the form of rental terms', () => {
  it.each<[RentalTerms]>([
    [TERMS],
    [NO_RENTAL_TERMS],
    [{ ...TERMS, note: 'kept' } as RentalTerms],
    [{ ...TERMS, rules: 'unknown', daysBetween: 'unknown' }],
  ])('changes nothing in %j unless a field is edited', (terms) =>
    expect(saved(terms)).toEqual(terms),
  );

  it('leaves out what is empty or does not apply', () => {
    const fields = {
      'rules-weekDays': '',
      'rules-skipClosedDays': false,
      vat: ' ',
      daysBetween: ' ',
      sameDay: false,
      lateRule: '',
      conditions: [{ text: ' ' }],
      deliveryAreas: [],
    };
    expect(saved(TERMS, fields)).toEqual(NO_RENTAL_TERMS);
  });

  it('reads amounts with separators, and no fee as free', () => {
    const deliveryAreas = [area(' Lekki ', '₦12,000'), area('Studio')];
    expect(saved(TERMS, { deliveryAreas }).deliveryAreas).toEqual([
      { name: 'Lekki', fee: 12_000 },
      { name: 'Studio', fee: 0 },
    ]);
  });

  it('rejects two areas of one name at the second one', () => {
    const deliveryAreas = ['', 'Ìkejà', ' IKEJA ', ''].map((name) => area(name));
    expect(
      errorsOf({ deliveryAreas }).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ).toEqual([
      'deliveryAreas.0.name: Enter the name of the area or remove this line',
      'deliveryAreas.3.name: Enter the name of the area or remove this line',
      'deliveryAreas.2.name: An area with this name already exists',
    ]);
  });

  it.each([
    [{ 'rules-weekDays': '2' }, 'Enter a whole number from 3 to 7, or leave the field empty'],
    [{ 'rules-weekDays': '4.5' }, 'Enter a whole number from 3 to 7, or leave the field empty'],
    [{ 'rules-weekDays': '05' }, 'Enter a whole number from 3 to 7, or leave the field empty'],
    [{ vat: '101' }, 'Enter a percentage up to 100, or leave the field empty'],
    [{ daysBetween: '31' }, 'Enter a whole number from 0 to 30, or leave the field empty'],
    [{ deliveryAreas: [area('', '5')] }, 'Enter the name of the area or remove this line'],
    [{ deliveryAreas: [area('Ikeja', 'x')] }, 'Enter an amount, such as 5,000'],
  ] as [Partial<Values>, string][])('rejects %j', (fields, message) => {
    expect(errorsOf(fields).map((issue) => issue.message)).toEqual([message]);
  });
});
