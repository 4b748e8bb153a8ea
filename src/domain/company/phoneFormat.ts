/** How phone numbers of a country are written without its calling code. */
export interface PhoneFormat {
  /** What is dialled first within the country only, as the source of a pattern. Empty if nothing is. */
  trunk: string;
  /** Fewest and most digits of a number without it. */
  fewest: number;
  most: number;
}

/** What is dialled first where that is not 0, by calling code. */
const TRUNKS: Readonly<Record<string, string>> = {
  7: '8(?=\\d{10}$)|0',
  36: '06|0',
  // Italy, Ivory Coast, Gabon, Congo and San Marino keep the 0.
  39: '',
  225: '',
  241: '',
  242: '',
  378: '',
};

/** Numbers of digits where they are not 8 to 10, by calling code. */
const DIGITS: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  1: [10, 10],
  7: [10, 10],
  39: [9, 11],
  43: [8, 13],
  49: [8, 11],
  54: [10, 11],
  55: [10, 11],
  62: [8, 12],
  86: [10, 11],
  91: [10, 10],
};

/** Returns how phone numbers of the country with a calling code are written. */
export function phoneFormat(code: string): PhoneFormat {
  const [fewest, most] = DIGITS[code] ?? [8, 10];
  return { trunk: TRUNKS[code] ?? '0', fewest, most };
}
