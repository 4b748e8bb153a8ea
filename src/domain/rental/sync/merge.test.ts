import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../rentalFixture';
import { changedFields, recordFrom } from './recordFields';
import { isRemoved, mergeRow, mergeRows, removedLongAgo } from './mergeRows';
import { createClock, isStamp, type Cell, type StampedRow, type StampedRows } from './stamp';

type Edit = readonly [record: string, field: string, value: unknown, stamp: string];

const merge = (rows: StampedRows, edits: readonly Edit[]): StampedRows =>
  edits.reduce(
    (all, [record, field, value, stamp]) =>
      mergeRows(all, { [record]: { [field]: [value, stamp] } }),
    rows,
  );

const FIELDS = ['status', 'customer', 'log/a', 'payments/p', 'rates/x', 'updatedAt', 'erased', ''];
const stamp = fc.integer({ min: 0, max: 9 }).map((time) => `00000000${time}000node`);
const anyValue = fc.oneof(
  fc.constantFrom(true, false, 'finally', 3, 7, '2026'),
  fc.record({ note: fc.nat(3), reference: fc.constant('Ama') }),
);
const edit: fc.Arbitrary<Edit> = fc.tuple(
  fc.constantFrom('one', 'other'),
  fc.constantFrom(...FIELDS),
  anyValue,
  stamp,
);
const edits = fc.array(edit, { maxLength: 12 });

describe('Merging edits', () => {
  it('gives the same rows in any order, in any parts, and more than once', () => {
    fc.assert(
      fc.property(edits, fc.nat(12), fc.nat(), (all, cut, seed) => {
        const shuffled = all.toSorted((a, b) =>
          JSON.stringify([seed, a]) < JSON.stringify([seed, b]) ? -1 : 1,
        );
        const [first, rest] = [all.slice(0, cut), all.slice(cut)];
        const whole = merge({}, all);
        expect(merge({}, shuffled)).toEqual(whole);
        expect(merge(merge({}, rest), first)).toEqual(whole);
        expect(merge(merge(whole, first), all)).toEqual(whole);
        for (const [record, row] of Object.entries(merge(whole, all)))
          expect(row).toBe(whole[record]);
      }),
      { numRuns: 500 },
    );
  });

  it('joins rows of two devices as if all edits had arrived at both', () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const [own, other] = [merge({}, mine), merge({}, theirs)];
        const whole = merge(own, theirs);
        for (const record of Object.keys(whole))
          expect(mergeRows(own, other)[record]).toEqual(whole[record]);
      }),
    );
  });

  it('keeps no personal value of a record whose personal data was removed, whatever arrives later', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const rows = merge({}, [...all, ['one', 'erased', true, '000000001000node']]);
        expect(rows['one']).not.toHaveProperty('customer');
        expect(JSON.stringify(rows['one']?.['payments/p'] ?? '')).not.toContain('Ama');
      }),
    );
  });

  it('keeps the greater time and number whatever the clock says', () => {
    const [early, late] = ['000000001000node', '000000009000node'];
    const rows = merge({}, [
      ['s', 'lastCounts/quote/2026', 7, early],
      ['s', 'lastCounts/quote/2026', 3, late],
    ]);
    expect(rows['s']?.['lastCounts/quote/2026']?.[0]).toBe(7);
  });

  it('takes what one side has sent for sent', () => {
    const [sent, unsent]: StampedRow[] = [{ a: [1, 'x'] }, { a: [1, 'x', true] }];
    expect(mergeRow(unsent as StampedRow, sent as StampedRow)).toEqual(sent);
    expect(mergeRow(sent as StampedRow, unsent as StampedRow)).toBe(sent);
  });

  it('removes a record until another field is changed later', () => {
    const at = (time: number): Cell => [true, `00000000${time}000node`];
    const row: StampedRow = { status: at(1), '': at(2) };
    expect(isRemoved(row)).toBe(true);
    expect(isRemoved(mergeRow(row, { log: at(3) }))).toBe(false);
  });

  it('keeps nothing of a record that was removed a month ago, whatever arrives later', () => {
    const day = 86_400_000;
    const at = (days: number) => createClock('node', () => days * day).next();
    const row: StampedRow = { status: ['new', at(1)], '': [true, at(2)] };
    expect(removedLongAgo({ row, other: { '': row['']! } }, 33 * day)).toEqual(['row', 'other']);
    expect(removedLongAgo({ row }, 32 * day)).toEqual([]);
    const forgotten = mergeRow(row, { '': ['finally', at(33)] });
    expect(forgotten).toEqual({ '': ['finally', at(33)] });
    const later = { status: ['quoted', at(40)], '': [false, at(41)] } as const;
    expect(mergeRow(forgotten, later)).toBe(forgotten);
    expect(removedLongAgo({ forgotten }, 99 * day)).toEqual([]);
  });
});

describe('A clock', () => {
  it('makes greater stamps than all that it has made and seen, whatever the time of day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3), fc.integer({ min: -9e8, max: 9e8 })), { minLength: 1 }),
        (steps) => {
          const offsets = [0, 9 * 86_400_000, -9 * 86_400_000, 1];
          let now = 1_764_000_000_000;
          const clocks = offsets.map((offset, index) =>
            createClock(`nod${index}`, () => now + offset),
          );
          let last = '';
          for (const [which, pause] of steps) {
            now += pause;
            const clock = clocks[which];
            clock?.see({ field: [0, last || `${'0'.repeat(12)}node`] });
            const next = clock?.next() ?? '';
            expect(isStamp(next)).toBe(true);
            expect(next > last).toBe(true);
            last = next;
          }
        },
      ),
    );
  });

  it('adds a millisecond when its counter is full', () => {
    const clock = createClock('node', () => 5);
    clock.see({ field: [0, '000000005zzznode'] });
    expect(clock.next()).toBe('000000006000node');
  });

  it.each(['', '000000005-00node', '000000005000NODE', 17, null])(
    'takes no %j for a stamp',
    (value) => {
      expect(isStamp(value)).toBe(false);
    },
  );
});

describe('The fields of a record', () => {
  const request = sampleRequest({
    payments: [
      { entry: 'seen', id: 'p2', at: '2026-11-02T00:00:00Z', paymentId: 'p1', isSeen: true },
      { entry: 'seen', id: 'p1', at: '2026-11-01T00:00:00Z', paymentId: 'p1', isSeen: true },
    ],
    asked: [{ at: '2026-11-01T00:00:00Z', from: '', to: '', items: [], message: 'Hello' }],
  });
  const rowOf = (fields: readonly [string, unknown][]): StampedRow =>
    Object.fromEntries(
      fields.map(([field, value], at) => [field, [value, `00000000${at % 9}000node`] as const]),
    );

  it('make the same record again, with its lists in the order of time', () => {
    const record = recordFrom(request.id, rowOf(changedFields(null, request)));
    expect({ ...request, ...record }).toEqual({
      ...request,
      payments: request.payments.toReversed(),
    });
  });

  it('are changed one by one', () => {
    const [first] = request.payments;
    const after = { ...request, status: 'quoted' as const, payments: first ? [first] : [] };
    expect(changedFields(request, after)).toEqual([
      ['status', 'quoted'],
      ['payments/p1', null],
    ]);
    expect(changedFields({ rates: { a: 1 } }, { rates: { a: 1, 'b/c': 2 } })).toEqual([
      ['rates/b/c', 2],
    ]);
    const counts = { lastCounts: { quote: { 2026: 4 } } };
    const rows: StampedRows = { s: rowOf(changedFields({ lastCounts: { quote: {} } }, counts)) };
    expect(recordFrom('s', rows['s'] ?? {})).toMatchObject(counts);
  });

  it('keep the photos that two devices have added to the same piece', () => {
    const photographed = (id: string): StampedRows => ({
      r: rowOf(changedFields(request, { ...request, damagePhotos: { [id]: 'Case' } })),
    });
    const { r = {} } = mergeRows(photographed('photo-a'), photographed('photo-b'));
    const damagePhotos = { 'photo-a': 'Case', 'photo-b': 'Case' };
    expect(recordFrom('r', r)).toMatchObject({ damagePhotos });
  });

  it('of removed personal data are marked, and never taken back', () => {
    expect(changedFields(request, { ...request, isAnonymous: true })).toEqual([['erased', true]]);
    expect(recordFrom('r', { erased: [true, 'x'] })).toMatchObject({ isAnonymous: true });
  });
});
