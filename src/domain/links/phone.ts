import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { company } from '../company/company';

const region = company.language.slice(3);
/** Where numbers without a calling code are. Countries such as Canada share their code with others. */
const PLACE =
  isSupportedCountry(region) && getCountryCallingCode(region) === company.countryCode
    ? { defaultCountry: region }
    : { defaultCallingCode: company.countryCode };

/** Brackets of any kind, and the spaces that the library does not know. */
const BRACKETS_AND_SPACES = /[\p{Ps}\p{Pe}\p{Z}<>]+/gu;

/** The library does not read this prefix in countries that have another one. */
const withPlus = (text: string) => text.trim().replace(/^00(?=[1-9])/, '+');

function readNumbers(text: string): PhoneNumber[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(BRACKETS_AND_SPACES, ' ');
  const whole = withPlus(plain);
  // A number without a plus sign can begin with the calling code of another country.
  for (const candidate of [whole, `+${whole}`]) {
    const number = parsePhoneNumberFromString(candidate, PLACE);
    if (number?.isValid()) return [number];
  }
  const found = plain
    .split(/[,;|&\n]/)
    .flatMap((part) => findPhoneNumbersInText(withPlus(part), { ...PLACE, extended: true }))
    .map(({ number }) => number);
  const valid = found.filter((number) => number.isValid());
  return valid.length > 0 ? valid : found;
}

/** Reading a number takes 10 to 50 µs, and thousands of contacts are compared after each change. */
const known = new Map<string, PhoneNumber[]>();
const MAX_KNOWN = 20_000;

/** The valid ones, or else those that could be one, by default of the company's country. Never throws. */
export function phoneNumbers(text: string): readonly PhoneNumber[] {
  let numbers = known.get(text);
  if (!numbers) {
    if (known.size >= MAX_KNOWN) known.clear();
    numbers = readNumbers(text);
    known.set(text, numbers);
  }
  return numbers;
}

/** Returns the first phone number in a text with its calling code, such as `+2348031234567`. Undefined without one. Never throws. */
export function firstPhone(text: string): string | undefined {
  return phoneNumbers(text)[0]?.number;
}

/** Returns whether two texts have the same phone numbers, and at least one. Never throws. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    phoneNumbers(text)
      .map(({ number }) => number)
      .join(),
  );
  return a === b && a !== '';
}

/** Returns a text and the notations of its phone numbers, for a search. Never throws. */
export function phoneWords(text: string): string[] {
  return [text, ...phoneNumbers(text).flatMap((phone) => [phone.number, phone.formatNational()])];
}
