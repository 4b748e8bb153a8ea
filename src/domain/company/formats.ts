export interface NumberFormat {
  /** Separator of groups of digits. */
  group: string;
  decimal: string;
  /** Digits of the groups before the last one: 2 in India. */
  groupSize: number;
  /** Integers of fewer digits have no separator. */
  groupedFrom: number;
}

/** How amounts are written. Some locales separate their digits in another way than those of numbers. */
export interface MoneyFormat extends NumberFormat {
  /** The currency as its own sign, such as the sign of the yen. */
  sign: string;
  /** Decimals of the currency: 0, 2 or 3. */
  decimals: number;
  prefix: string;
  suffix: string;
  /** What may be written next to an amount, as the source of a pattern: sign, code, name. */
  marks: string;
  /** Separators and decimal signs of amounts and of numbers, as contents of character classes. */
  groups: string;
  decimalSigns: string;
}

type Parts = readonly { type: string; value: string }[];

const valueOf = (parts: Parts, type: string) =>
  parts.find((part) => part.type === type)?.value ?? '';

export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): NumberFormat {
  const format = new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 1 });
  const parts = format.formatToParts(1e7);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const hasGroups = (value: number) =>
    format.formatToParts(value).some(({ type }) => type === 'group');
  return {
    group: valueOf(parts, 'group'),
    decimal: valueOf(parts, 'decimal'),
    groupSize: groups.length > 2 ? (groups.at(-2) ?? 3) : 3,
    groupedFrom: hasGroups(1000) ? 4 : 5,
  };
}

/** Removes direction marks, which move signs and digits in English texts. */
const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '');

export function moneyFormat(locale: string, currency: string): MoneyFormat {
  const create = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'name') =>
    new Intl.NumberFormat(currencyDisplay === 'name' ? 'en' : locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(currencyDisplay === 'name' && { minimumFractionDigits: 0 }),
    });
  const narrow = create('narrowSymbol');
  // Full-width signs, such as Japan's own one of the yen, are in no Latin font.
  const parts = narrow.formatToParts(1).map(({ type, value }) => ({
    type,
    value: withoutMarks(value).replace(/[\uFF00-\uFFEF]/g, (sign) => sign.normalize('NFKC')),
  }));
  const textOf = (some: Parts) => some.map(({ value }) => value).join('');
  const isNumber = ({ type }: { type: string }) =>
    ['integer', 'decimal', 'fraction'].includes(type);
  const sign = valueOf(parts, 'currency');
  // The last word of the name, in singular and plural: 'naira', 'nairas'.
  const names = [1, 2].map((count) =>
    (
      valueOf(create('name').formatToParts(count), 'currency').split(' ').at(-1) ?? ''
    ).toLowerCase(),
  );
  const marks = [
    sign,
    valueOf(create('symbol').formatToParts(1), 'currency'),
    currency,
    ...names,
    // The letter that is typed for the sign, such as N for the naira.
    names[0]?.charAt(0) ?? '',
  ];
  const own = numberFormat(locale, { style: 'currency', currency });
  const formats = [own, numberFormat(locale)];
  return {
    ...own,
    groups: formats
      .map(({ group }) => (/\s/.test(group) ? String.raw`\s` : group.replace(/['’]/, "'’")))
      .join(''),
    decimalSigns: formats.map(({ decimal }) => decimal).join(''),
    sign,
    decimals: narrow.resolvedOptions().maximumFractionDigits ?? 2,
    prefix: textOf(parts.slice(0, parts.findIndex(isNumber))),
    suffix: textOf(parts.slice(parts.findLastIndex(isNumber) + 1)),
    marks: [
      ...new Set(
        marks
          .map((mark) => withoutMarks(mark).toLowerCase())
          .flatMap((mark) => [mark, mark.normalize('NFKC')])
          .filter(Boolean),
      ),
    ]
      .toSorted((a, b) => b.length - a.length)
      .map((mark) =>
        mark.replace(/[$.|()[\]{}*+?^\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s?`),
      )
      .join('|'),
  };
}

/** Returns the order of a date with the name of the month, such as 'day month year'. */
export function dateOrder(language: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options)
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value : type))
    .join('');
}
