import { describe, expect, it } from 'vitest';
import { phoneWords } from '../links/phone';
import { deskRanker, readDays } from './deskSearch';
import { nearestSearches } from './nearest';
import { NOT_FOUND, ranked, searchable } from './search';

/** A Sunday. */
const TODAY = '2026-11-29';

describe('readDays', () => {
  it.each([
    ['oct 2026', '2026-10-01 2026-10-31'],
    ['October 2025', '2025-10-01 2025-10-31'],
    ['oct', '2026-10-01 2026-10-31'],
    ['jan', '2027-01-01 2027-01-31'],
    ['last december', '2025-12-01 2025-12-31'],
    ['last november', '2025-11-01 2025-11-30'],
    ['this jan', '2026-01-01 2026-01-31'],
    ['5 dec', '2026-12-05 2026-12-05'],
    ['Dec 5th, 2025', '2025-12-05 2025-12-05'],
    ['5 to 7 dec', '2026-12-05 2026-12-07'],
    ['2026-12-05', '2026-12-05 2026-12-05'],
    ['5/12/2026', '2026-12-05 2026-12-05'],
    ['yesterday', '2026-11-28 2026-11-28'],
    ['last month', '2026-10-01 2026-10-31'],
  ])('reads %j', (search, days) => {
    const read = readDays(search, TODAY);
    expect(`${read?.days.from} ${read?.days.to}`).toBe(days);
    expect(read?.rest.trim()).toBe('');
  });

  it('keeps the other words', () => {
    expect(readDays('okafor oct 2026 gimbal', TODAY)?.rest).toMatch(/^okafor +gimbal$/);
    expect(readDays('last month’s gimbal', TODAY)?.rest.trim()).toBe('gimbal');
  });

  it.each(['28 Nov to 2 Dec', '28 Nov 2026 – 2 Dec 2026', '2026-11-28 to 2026-12-02'])(
    'reads the first and the last day of %j',
    (search) =>
      expect(readDays(search, TODAY)?.days).toEqual({ from: '2026-11-28', to: '2026-12-02' }),
  );

  it.each(['', 'okafor', 'Mary', 'deck', '31 feb', '99.99.2026', '24-70', 'declined'])(
    'reads no days in %j',
    (search) => expect(readDays(search, TODAY)).toBeUndefined(),
  );
});

const REQUESTS = [
  ['Ngozi Okafor', '08035551234', '2026-10-03', '2026-10-05', 'Three-Axis Gimbal', 'SL-4XK2PQ'],
  ['June Bello', '+234 802 111 2222', '2026-12-05', '2026-12-07', 'Cine Zoom 24-70mm', 'SL-AAA222'],
  ['Bisi Ade', '0803 555', '2026-11-28', '2026-11-30', 'Gimbal', 'SL-BBB333'],
  ['Tunde Okafor', '', '2026-12-30', '2027-01-02', 'C-Stand', 'SL-CCC444', 'INV-2026-0007'],
  ['Adébáyọ̀ Films', '+44 20 7946 0018', '2025-12-10', '2025-12-12', 'Light Mast', 'SL-DDD555'],
] as const;
const RECORDS = REQUESTS.map(([name, phone, from, to, ...rest]) => ({
  name,
  texts: searchable([name], [...phoneWords(phone), ...rest]),
  days: [{ from, to }],
}));
const nearestOf = nearestSearches(() => REQUESTS.flatMap(([name, , , , item]) => [name, item]));

function find(search: string): string {
  const rank = deskRanker(search, TODAY);
  const found = ranked(RECORDS, ({ texts, days }) => rank(texts, days));
  return found.map(({ name }) => name).join(', ');
}

/** Returns what is listed for a search that is nearly right, or else what is offered instead. */
function findNearest(search: string): string {
  const nearest = nearestOf(search, (text) => find(text) !== '');
  if (nearest?.isClose) return find(nearest.search);
  return nearest ? `Did you mean ${nearest.search}?` : '';
}

it.each([
  // Any word, in any order.
  ['okafor', 'Ngozi Okafor, Tunde Okafor'],
  ['mrs okafor', 'Ngozi Okafor, Tunde Okafor'],
  ['adebayo', 'Adébáyọ̀ Films'],
  ['okafor gimbal', 'Ngozi Okafor'],
  ['the one with the gimbal', 'Ngozi Okafor, Bisi Ade'],
  ['Mrs Okafor, the one with the gimbal', 'Ngozi Okafor'],
  ['nobody', ''],
  // Misspelt.
  ['ngosi', 'Ngozi Okafor'],
  ['adebayor', 'Adébáyọ̀ Films'],
  ['adibayu', 'Did you mean Adébáyọ̀?'],
  ['okofar', 'Did you mean Okafor?'],
  ['xylophone', ''],
  // Days.
  ['last month’s request of Mrs Okafor, the one with the gimbal', 'Ngozi Okafor'],
  ['oct 2026', 'Ngozi Okafor'],
  ['1 to 3 oct', 'Ngozi Okafor'],
  ['dec 2025', 'Adébáyọ̀ Films'],
  ['today gimbal', 'Bisi Ade'],
  ['jan 2027', 'Tunde Okafor'],
  ['tunde last month', ''],
  ['ngosi last month', 'Ngozi Okafor'],
  ['okofar next month', 'Did you mean Okafor next month?'],
  // The name of a month can be that of a customer.
  ['june', 'June Bello'],
  // Phone numbers.
  ['0803 555', 'Ngozi Okafor, Bisi Ade'],
  ['0803.555.1234', 'Ngozi Okafor'],
  ['+234 803 555 1234', 'Ngozi Okafor'],
  ['00234 803 555 1234', 'Ngozi Okafor'],
  ['+234 (0) 803 555 1234', 'Ngozi Okafor'],
  ['+44 20 7946 0018', 'Adébáyọ̀ Films'],
  ['okafor 0803', 'Ngozi Okafor'],
  // References, and numbers that are not of a phone.
  ['4xk2', 'Ngozi Okafor'],
  ['inv-2026-0007', 'Tunde Okafor'],
])('lists for %j: %s', (search, listed) =>
  expect(find(search) || findNearest(search)).toBe(listed),
);

it('finds no record by its days if the search names none', () => {
  expect(deskRanker('xyz', TODAY)(searchable(['a']), [{ from: TODAY, to: TODAY }])).toBe(NOT_FOUND);
});
