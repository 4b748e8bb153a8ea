import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import berlin from '../../../tests/fixtures/company/berlin/company.config';
import tokyo from '../../../tests/fixtures/company/tokyo/company.config';
import sample from '../../../tests/fixtures/company/sample/company.config';
import { readCompany } from './readCompany';
import type { CompanyConfig } from './schema';

async function rulesOf(config: CompanyConfig) {
  vi.resetModules();
  vi.doMock('./company', () => ({ company: readCompany(config) }));
  return {
    ...(await import('../availability/day')),
    ...(await import('../links/phone')),
    ...(await import('../rental/charging')),
    ...(await import('../rental/incoming/newRequest')),
    ...(await import('../rental/money')),
    ...(await import('../prices/estimate')),
    ...(await import('../text/formatNumber')),
    ...(await import('../rental/totals')),
    ...(await import('../text/dates')),
    ...(await import('../text/formatNumber')),
    ...(await import('../text/ids')),
    ...(await import('../text/price')),
  };
}

afterEach(() => vi.resetModules());

/** Text with ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('a company in Berlin', () => {
  it('has its day on both days on which the clock changes', async () => {
    const { companyTime, countDays, dayAt, formatDate, listDays } = await rulesOf(berlin);
    // Summer time ends at 03:00, which is 01:00 UTC.
    expect(dayAt(Date.parse('2026-10-24T21:59:00Z'))).toBe('2026-10-24');
    expect(dayAt(Date.parse('2026-10-24T22:00:00Z'))).toBe('2026-10-25');
    expect(companyTime(Date.parse('2026-10-25T00:59:00Z'))).toBe('2026-10-25T02:59');
    expect(companyTime(Date.parse('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00');
    expect(dayAt(Date.parse('2026-10-25T22:59:00Z'))).toBe('2026-10-25');
    expect(dayAt(Date.parse('2026-10-25T23:00:00Z'))).toBe('2026-10-26');
    // Summer time begins at 02:00, which is 01:00 UTC.
    expect(companyTime(Date.parse('2027-03-28T00:59:00Z'))).toBe('2027-03-28T01:59');
    expect(companyTime(Date.parse('2027-03-28T01:00:00Z'))).toBe('2027-03-28T03:00');
    expect(dayAt(Date.parse('2027-03-28T21:59:00Z'))).toBe('2027-03-28');
    expect(dayAt(Date.parse('2027-03-28T22:00:00Z'))).toBe('2027-03-29');
    expect(countDays({ from: '2026-10-24', to: '2026-10-26' })).toBe(3);
    expect(listDays({ from: '2027-03-27', to: '2027-03-29' })).toHaveLength(3);
    expect(formatDate('2026-10-25T22:30:00Z')).toBe('25 October 2026');
    expect(formatDate('2026-10-25T23:30:00Z')).toBe('26 October 2026');
  });

  it.each([berlin.timeZone, 'Europe/London', 'America/St_Johns'])(
    'has the day of a calendar of %s at any time',
    async (timeZone) => {
      const { dayAt } = await rulesOf({ ...berlin, timeZone });
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
      const from = Date.UTC(2000, 0);
      fc.assert(
        fc.property(fc.integer({ min: from, max: Date.UTC(2100, 0) }), (time) => {
          expect(dayAt(time)).toBe(calendar.format(time));
        }),
      );
    },
  );

  it('writes and reads amounts with a decimal comma', async () => {
    const rules = await rulesOf(berlin);
    expect(plain(rules.formatMoney(1_250_50))).toBe('1.250,50 €');
    for (const text of ['1.250,50', '€ 1.250,50', '1250,5 EUR', '1 250,50 €', '1.250,50 Euro'])
      expect(rules.parseMoney(text)).toBe(1_250_50);
    for (const text of ['1,250', '1.250.50', '12.50', '₦5', ''])
      expect(rules.parseMoney(text)).toBeUndefined();
    const prices = [1250, '1.250 €', '1250,5', '1250.50', '12,50 € per day'];
    expect(prices.map(rules.priceNumber)).toEqual([1250, 1250, 1250.5, 1250.5, 12.5]);
    const shown = ['1.250 per day', 1250.5, '₦500'].map(rules.formatPrice).map(plain);
    expect(shown).toEqual(['1.250 € per day', '1.250,50 €', '₦500']);
    expect(rules.formatInteger(1_234_567)).toBe('1.234.567');
    expect(rules.formatPercent(750)).toBe('7,5%');
  });

  it('compares the price of a request with its own estimate', async () => {
    const { emptyRequest, estimateText, websiteEstimate } = await rulesOf(berlin);
    const request = emptyRequest('FB-AAA222', '2026-11-24T09:00:00.000Z');
    const terms = { days: 7, charged: 4, reasons: [], vatBasisPoints: 1900 };
    const estimate = estimateText([{ quantity: 1, dailyRate: 1250 }], terms);
    const { from, to } = request;
    const asked = [{ at: '', from, to, items: [], message: '', estimate: estimate! }];
    const said = websiteEstimate({ ...request, asked }, 5_000_00);
    expect(plain(said)).toBe('Website said about 5.000 € (7 days)');
  });

  it('has its calling code and its prefix', async () => {
    const { bookingReference, firstPhone } = await rulesOf(berlin);
    expect(bookingReference()).toMatch(/^LHB-[2-9A-Z]{6}$/);
    for (const text of ['030 123456', '+49 (0)30 123456', '49 30 123456', '0049 30 123456'])
      expect(firstPhone(text)).toBe('+4930123456');
    expect(firstPhone('+234 803 123 4567')).toBe('+2348031234567');
  });

  it('charges its tax, rounded to a cent', async () => {
    const { computeTotals, emptyRequest } = await rulesOf(berlin);
    const request = emptyRequest('FB-AAA222', '2026-11-24T09:00:00.000Z');
    const items = [{ quantity: 3, dailyRate: 19_99 }];
    const totals = computeTotals({ ...request, items, billableDays: 1 });
    expect(totals).toMatchObject({ subtotal: 59_97, tax: 11_39, total: 71_36 });
  });
});

describe('a company in Tokyo', () => {
  it('counts in whole yen', async () => {
    const { computeTotals, formatMoney, moneyInput, parseMoney, plainMoney } = await rulesOf(tokyo);
    const totals = computeTotals({
      items: [{ quantity: 1, dailyRate: 3_335 }],
      billableDays: 1,
      discount: { kind: 'percent', basisPoints: 1000 },
      vatBasisPoints: 1000,
      deposit: 0,
    });
    expect(totals).toMatchObject({ subtotal: 3_335, discount: 334, tax: 300, total: 3_301 });
    expect([formatMoney(1_250_000), moneyInput(3_301), plainMoney(3_301)]).toEqual([
      '¥1,250,000',
      '3,301',
      '3301',
    ]);
    for (const written of ['¥3,301', '￥3,301', '3301 yen'])
      expect(parseMoney(written)).toBe(3_301);
    expect(parseMoney('3,301.5')).toBeUndefined();
  });

  it('has weeks that begin on Sunday', async () => {
    const { weekStartOf } = await rulesOf(tokyo);
    expect([weekStartOf('2026-11-22'), weekStartOf('2026-11-28')]).toEqual([
      '2026-11-22',
      '2026-11-22',
    ]);
  });
});

const AMOUNT_FORMATS =
  `en-NG NGN, en-GB GBP, en-US USD, en-IN INR, en-ZA ZAR, en-KW KWD, en-CH CHF, en-DE EUR, en-SE SEK,
  de-DE EUR, de-AT EUR, de-CH CHF, de-LI CHF, fr-FR EUR, fr-CH CHF, fr-CA CAD, fr-SN XOF, it-IT EUR, it-CH CHF, es-ES EUR,
  es-MX MXN, es-CR CRC, pt-PT EUR, pt-BR BRL, nl-NL EUR, nb-NO NOK, da-DK DKK, fi-FI EUR, pl-PL PLN, hu-HU HUF,
  bg-BG BGN, ru-RU RUB, tr-TR TRY, he-IL ILS, ar-EG EGP, ar-AE AED, ar-BH BHD, fa-IR IRR, fa-IR EUR, ur-PK PKR, hi-IN INR,
  mr-IN INR, bn-BD BDT, ne-NP NPR, my-MM MMK, th-TH THB, ja-JP JPY, ko-KR KRW, sw-KE KES, am-ET ETB`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [locale: string, currency: string]);

it.each(AMOUNT_FORMATS)(
  'amounts of %s in %s are written like the locale, and read as people there write them',
  async (locale, currency) => {
    const { formatMoney, moneyInput, parseMoney } = await rulesOf({ ...sample, locale, currency });
    const { decimals } = readCompany({ ...sample, locale, currency }).money;
    const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const shown = new Intl.NumberFormat(`${locale}-u-nu-latn`, money);
    const fraction = { minimumFractionDigits: decimals };
    const formats = [
      shown,
      new Intl.NumberFormat(locale, money),
      new Intl.NumberFormat(locale, { ...money, currencyDisplay: 'code' }),
      new Intl.NumberFormat(locale, fraction),
      new Intl.NumberFormat(`${locale}-u-nu-latn`, { ...fraction, useGrouping: false }),
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (amount) => {
        expect(parseMoney(moneyInput(amount))).toBe(amount);
        expect(parseMoney(formatMoney(amount))).toBe(amount);
        const value = amount / 10 ** decimals;
        const own = shown.format(value).replace(/[\u061C\u200E\u200F]/g, '');
        if (amount % 10 ** decimals !== 0) expect(formatMoney(amount)).toBe(own);
        for (const format of formats) {
          const text = format.format(value);
          expect(parseMoney(text), text).toBe(amount);
          for (const space of ' \u00A0\u202F\u2009')
            expect(parseMoney(text.replace(/\s/g, space)), text).toBe(amount);
          for (const apostrophe of "'’")
            expect(parseMoney(text.replace(/['’]/g, apostrophe)), text).toBe(amount);
        }
      }),
      { numRuns: 25 },
    );
  },
);

it('prices of the content are read in both forms of a locale', async () => {
  const austria = { ...sample, locale: 'de-AT', currency: 'EUR' };
  const { formatPrice, priceNumber } = await rulesOf(austria);
  expect(['€ 1.250,50', '1 250,50', '1250.50', '1.250', '1\u202F250'].map(priceNumber)).toEqual([
    1250.5, 1250.5, 1250.5, 1250, 1250,
  ]);
  expect(['1.250,50', '€ 1 250,50', '1 250 per day'].map(formatPrice).map(plain)).toEqual([
    '€ 1.250,50',
    '€ 1.250,50',
    '€ 1.250 per day',
  ]);
});

it('a sign of two words is read however its space is written', async () => {
  const senegal = { ...sample, locale: 'fr-SN', currency: 'XOF' };
  const { formatPrice, parseMoney } = await rulesOf(senegal);
  for (const written of ['5000 F CFA', '5 000 FCFA', '5000 f\u202Fcfa', '5000 F\u00A0CFA']) {
    expect(parseMoney(written), written).toBe(5000);
    expect(formatPrice(written), written).toBe(formatPrice(5000));
  }
});

it.each([
  ['39', '392 123 4567', '+393921234567'],
  ['55', '(55) 99123-4567', '+5555991234567'],
  ['55', '011 91234-5678', '+5511912345678'],
  ['254', '0712 345 678', '+254712345678'],
  ['91', '91987 65432', '+919198765432'],
  ['1', '1 212 555 0123', '+12125550123'],
  ['7', '8 912 345-67-89', '+79123456789'],
  ['36', '06 30 123 4567', '+36301234567'],
  ['55', '234 803 123 4567', '+2348031234567'],
])('with the calling code %s, the phone number %s is %s', async (countryCode, text, phone) => {
  const { firstPhone } = await rulesOf({ ...sample, countryCode });
  expect(firstPhone(text)).toBe(phone);
});
