import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleRequest } from '../rentalFixture';
import { DOCUMENT_KINDS, EMPTY_SETTINGS, type IssuedDocument, type Quote } from '../schema';
import { nextNumber, nextVersion, usedCounts } from './numbers';

const COUNTS = EMPTY_SETTINGS.lastCounts;
const withNumbers = (...numbers: string[]) => ({
  isSample: false,
  quotes: numbers.map((number) => ({ number }) as Quote),
  documents: [],
});

it('Numbers of quotes count from 0001 each year, over all quotes and those that were used before', () => {
  const known = { ...COUNTS, quote: { 2025: 600 } };
  const next = (year: string, ...numbers: string[]) =>
    nextNumber('quote', usedCounts(known, [withNumbers(...numbers)]), year);
  expect(next('2026')).toBe('Q-2026-0001');
  expect(next('2026', 'Q-2026-0009-3', 'Q-2026-0002', 'Q-2025-0500')).toBe('Q-2026-0010');
  expect(next('2025', 'Q-2025-0500')).toBe('Q-2025-0601');
  expect(next('2026', 'Q-2026-9999')).toBe('Q-2026-10000');
  expect(next('2026', 'by hand')).toBe('Q-2026-0001');
  const sample = { ...withNumbers('Q-2026-0001'), isSample: true };
  expect(usedCounts(COUNTS, [sample])).toBe(COUNTS);
});

it('Numbers of each kind have no gaps on a device, whatever other devices and years have used', () => {
  const step = fc.record({
    kind: fc.constantFrom(...DOCUMENT_KINDS),
    year: fc.constantFrom('2026', '2027'),
    letter: fc.constantFrom('', 'B', 'AA'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let counts = COUNTS;
      const issued = new Map<string, string[]>();
      for (const { kind, year, letter } of steps) {
        const number = nextNumber(kind, counts, year, letter);
        const series = number.replace(/\d{4}$/, '');
        issued.set(series, [...(issued.get(series) ?? []), number.slice(-4)]);
        const documents = [{ number } as IssuedDocument];
        counts = usedCounts(counts, [sampleRequest({ documents })]);
      }
      for (const numbers of issued.values())
        expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
    }),
  );
});

it('Further quotes of a request are versions of its last number', () => {
  const next = (...numbers: string[]) =>
    nextVersion({ quotes: numbers.map((number) => ({ number })), log: [] });
  expect(next()).toBeUndefined();
  expect(next('Q-2026-0001')).toBe('Q-2026-0001-2');
  expect(next('Q-2026-0001', 'Q-2026-0001-2')).toBe('Q-2026-0001-3');
  // Each of two devices has created a first quote.
  expect(next('Q-2026-0001', 'Q-2026-0007')).toBe('Q-2026-0007-2');
  expect(next('Q-2026-B0001')).toBe('Q-2026-B0001-2');
  expect(next('Q-2026-AA0001', 'Q-2026-AA0001-AB2')).toBe('Q-2026-AA0001-3');
  expect(next('by hand')).toBeUndefined();
  const undone = {
    quotes: [{ number: 'Q-2026-0001' }],
    log: [{ event: 'quoteSent', detail: 'Q-2026-0001-2' }],
  };
  expect(nextVersion(undone)).toBe('Q-2026-0001-3');
  const none = { event: 'undone', detail: 'quoteSent' };
  const sent = { event: 'quoteSent', detail: 'Q-2026-0001' };
  expect(nextVersion({ quotes: [], log: [sent, none] })).toBe('Q-2026-0001-2');
  const again = { event: 'quoteSent', detail: 'Q-2026-0001-2' };
  expect(nextVersion({ quotes: [], log: [sent, none, again, none] })).toBe('Q-2026-0001-3');
});

it('Two devices that create a version of a quote at the same time give it different numbers', () => {
  const next = (letter: string, ...numbers: string[]) =>
    nextVersion({ quotes: numbers.map((number) => ({ number })), log: [] }, letter);
  expect(next('A', 'Q-2026-0001')).toBe('Q-2026-0001-A2');
  expect(next('B', 'Q-2026-0001')).toBe('Q-2026-0001-B2');
  expect(next('A', 'Q-2026-0001', 'Q-2026-0001-A2', 'Q-2026-0001-B2')).toBe('Q-2026-0001-A3');
  expect(next('A', 'Q-2026-A0001')).toBe('Q-2026-A0001-2');
  expect(next('B', 'Q-2026-A0001', 'Q-2026-A0001-2')).toBe('Q-2026-A0001-B3');
  expect(usedCounts(COUNTS, [withNumbers('Q-2026-0004-B2')]).quote).toEqual({ 2026: 4 });
});
