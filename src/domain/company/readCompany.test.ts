import { tzOffset } from '@date-fns/tz/tzOffset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sample from '../../../tests/fixtures/company/sample/company.config';
import { readCompany } from './readCompany';

describe('the configuration of a company', () => {
  it.each([
    ['name', undefined, "name must be a text of 1 to 60 characters, such as 'Example Rentals'"],
    ['shortName', 'Thirteen char', 'shortName must be a text of 1 to 12 characters'],
    ['locale', 'en', 'locale must be a language and a region (BCP 47)'],
    ['timeZone', 'Africa/Atlantis', 'timeZone must be a time zone of the IANA database'],
    ['timeZone', '+01:00', 'timeZone must be a time zone of the IANA database'],
    ['currency', 'ABC', `currency must be a currency code (ISO 4217), such as 'EUR'. It is "ABC".`],
    ['countryCode', '+234', "countryCode must be a calling code of 1 to 3 digits without '+'"],
    ['tax', { name: 'VAT', rate: 7.555 }, 'tax.rate must be a number of percent from 0 to 100'],
    ['weekStart', 'Monday', 'weekStart must be a day of the week in small letters'],
    ['prefix', 'sl', 'prefix must be 1 to 4 capital letters other than Q, INV, RC, CN'],
    ['prefix', 'INV', 'prefix must be'],
    [
      'colours',
      { accent: 'red', support: '#000000' },
      'colours.accent must be a colour as #RRGGBB',
    ],
    ['icon', '/etc/icon.svg', "icon must be the path of an SVG file from the project's folder"],
    ['logo', 'x', 'logo is unknown. Remove it.'],
  ])('names %s when it is %j', (field, value, message) => {
    expect(() => readCompany({ ...sample, [field]: value })).toThrow(message);
  });

  it('says of a missing field what is allowed', () => {
    const { timeZone: _removed, ...others } = sample;
    expect(() => readCompany(others)).toThrow(
      "timeZone must be a time zone of the IANA database, such as 'Europe/Berlin'. It is missing.",
    );
    expect(() => readCompany({ ...sample, tax: { name: 'VAT' } })).toThrow(
      "tax.rate must be a name and a rate, such as { name: 'GST', rate: 7.5 }. It is missing.",
    );
  });

  it('is checked as a whole', () => {
    expect(() => readCompany(undefined)).toThrow('company.config.ts is invalid');
    expect(() => readCompany({ ...sample, currency: '', prefix: '' })).toThrow(
      /currency.*\nprefix/s,
    );
  });

  it.each(['Africa/Lagos', 'Europe/Berlin', 'Africa/Casablanca', 'Australia/Lord_Howe', 'UTC'])(
    'lists every change of the clock of %s from 2000 to 2100',
    (timeZone) => {
      const { offsets } = readCompany({ ...sample, timeZone });
      const starts = offsets.map((_entry, index) =>
        offsets.slice(0, index + 1).reduce((sum, [later]) => sum + later * 60_000, 0),
      );
      fc.assert(
        fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2101, 0) - 1 }), (time) => {
          const listed = offsets[starts.findLastIndex((start) => start <= time)]?.[1];
          expect(listed).toBe(tzOffset(timeZone, new Date(time)));
        }),
      );
    },
  );
});
