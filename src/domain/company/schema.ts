import * as v from 'valibot';
import { isReadable, readableShade } from './shades';

export const WEEK_DAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Numbers of documents begin with these, so references cannot. */
const DOCUMENT_PREFIXES = ['Q', 'INV', 'RC', 'CN'];

function doesNotThrow(create: () => unknown): boolean {
  try {
    create();
    return true;
  } catch {
    return false;
  }
}

const isTimeZone = (timeZone: string) =>
  !/^[+-]/.test(timeZone) && doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone }));

const isLocale = (locale: string) =>
  doesNotThrow(() => Intl.getCanonicalLocales(locale)) &&
  new Intl.Locale(locale).region !== undefined;

/** A text that passes the check; the message says what is allowed and has an example. */
const text = (isValid: (value: string) => boolean, message: string) =>
  v.pipe(v.string(message), v.check(isValid, message));

const nameOf = (maximum: number, example: string) =>
  text(
    (value) => value.trim() === value && value.length >= 1 && value.length <= maximum,
    `a text of 1 to ${maximum} characters, such as '${example}'`,
  );

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);

const colour = (example: string) =>
  v.pipe(
    text(isColour, `a colour as #RRGGBB, such as '${example}'`),
    v.check(
      (value) => !isColour(value) || isReadable(value),
      ({ input }) =>
        `a colour with a contrast of at least 4.5:1 in the dark scheme (WCAG 2.2 AA), such as '${readableShade(input)}', the nearest shade`,
    ),
  );

/** The rate in percent has at most two decimals, because taxes are computed in hundredths of a percent. */
const RATE = 'a number of percent from 0 to 100 with at most two decimals, such as 7.5';
const rate = v.pipe(
  v.number(RATE),
  v.check((value) => value >= 0 && value <= 100 && /^\d+(?:\.\d{1,2})?$/.test(String(value)), RATE),
);

/** What `company.config.ts` contains. Each message completes 'must be'. */
export const companySchema = v.strictObject({
  /** Full name, for titles, share pictures and the manifest. */
  name: nameOf(60, 'Example Rentals'),
  /** For places with little room, such as the name under the icon on a phone. */
  shortName: nameOf(12, 'Example'),
  /** Decides how numbers and amounts are written, and by its region the order of dates. Texts stay English. */
  locale: text(isLocale, "a language and a region (BCP 47), such as 'de-DE' or 'en-GB'"),
  timeZone: text(isTimeZone, "a time zone of the IANA database, such as 'Europe/Berlin'"),
  currency: text(
    (value) => Intl.supportedValuesOf('currency').includes(value),
    "a currency code (ISO 4217), such as 'EUR'",
  ),
  /** Calling code of the country. Phone numbers without one get it. */
  countryCode: text(
    (value) => /^[1-9]\d{0,2}$/.test(value),
    "a calling code of 1 to 3 digits without '+', such as '49'",
  ),
  tax: v.strictObject(
    {
      name: nameOf(20, 'GST'),
      rate,
    },
    "a name and a rate, such as { name: 'GST', rate: 7.5 }",
  ),
  weekStart: v.picklist(WEEK_DAYS, "a day of the week in small letters, such as 'monday'"),
  /** References of requests begin with it: `AB-ABC567`. */
  prefix: text(
    (value) => /^[A-Z]{1,4}$/.test(value) && !DOCUMENT_PREFIXES.includes(value),
    `1 to 4 capital letters other than ${DOCUMENT_PREFIXES.join(', ')}, such as 'AB'`,
  ),
  colours: v.strictObject(
    {
      accent: colour('#F5A524'),
      support: colour('#5BB6B0'),
    },
    "two colours, such as { accent: '#F5A524', support: '#5BB6B0' }",
  ),
  icon: text(
    (value) => /^[^\\/].*\.svg$/i.test(value),
    "the path of an SVG file from the project's folder, such as 'public/media/brand/mark.svg'",
  ),
});

export type CompanyConfig = v.InferInput<typeof companySchema>;
