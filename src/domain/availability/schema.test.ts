import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdWith } from './holdFixture';
import { holdsOfProduct, holdText } from './availability';
import { parseAvailability, parseHolds } from './schema';

const hold = (fields: object = {}) => holdWith('h1', fields);

const parsed = (...holds: unknown[]) => parseAvailability({ updatedAt: '2026-11-22', holds });

describe('a hold', () => {
  it('keeps unknown fields', () => {
    const noted = hold({ note: 1 });
    expect(parseHolds({ holds: [noted] })).toEqual({ value: [noted], problems: [] });
  });

  it.each([
    [{ to: '2026-11-23' }, '“to” must not be before "from".'],
    [{ from: '2026-02-30' }, '“from” must be an existing day'],
    [{ to: undefined }, '“to” is missing.'],
    [{ quantity: 0 }, '“quantity” must be at least 1.'],
    [{ quantity: 1.5 }, '“quantity” must be a whole number.'],
    [{ quantity: '1' }, '“quantity” must be a number'],
    [{ reason: 'lost' }, '“reason” must be "rental" or "maintenance".'],
    [{ productId: ' ' }, '“productId” must not be empty.'],
    [{ id: null }, '“id” is missing.'],
  ])('with %j is left out with its path and the reason', (fields, reason) => {
    const { value, problems } = parseHolds({ holds: [hold({ id: 'h0' }), hold(fields)] });
    expect(value.map(({ id }) => id)).toEqual(['h0']);
    const place = { level: 'unreadable', file: 'availability.json', path: 'holds[1]' };
    expect(problems).toMatchObject([place]);
    expect(problems[0]?.message).toContain(`was left out: ${reason}`);
  });

  it('is named by product, dates and quantity', () => {
    const text = (from: string, to: string, quantity = 1) =>
      holdText({ from, to, quantity }, 'Cine Zoom 24-70mm', '2026-11-22');
    expect(text('2026-11-24', '2026-11-26')).toBe('Cine Zoom 24-70mm, 24 to 26 Nov, 1 unit');
    expect(text('2026-11-24', '2026-11-24', 2)).toBe('Cine Zoom 24-70mm, 24 Nov, 2 units');
    expect(text('2026-11-30', '2026-12-02')).toBe('Cine Zoom 24-70mm, 30 Nov to 2 Dec, 1 unit');
    expect(text('2026-12-30', '2027-01-02')).toBe(
      'Cine Zoom 24-70mm, 30 Dec 2026 to 2 Jan 2027, 1 unit',
    );
    expect(text('2027-01-02', '2027-02-03')).toBe('Cine Zoom 24-70mm, 2 Jan to 3 Feb 2027, 1 unit');
  });
});

describe('the availability for visitors', () => {
  it('is unknown for a product with a malformed hold', () => {
    const { value } = parsed(hold(), hold({ id: 'h2', productId: 'p2', to: 'x' }), null);
    expect(value.unknownProducts).toEqual(['p2']);
    expect(holdsOfProduct(value, 'p1')).toEqual([hold()]);
    expect(holdsOfProduct(value, 'p2')).toBeUndefined();
    expect(holdsOfProduct(value, 'p3')).toEqual([]);
  });

  it('has no time if the file contains none', () => {
    expect(parseAvailability({ holds: [] }).value.updatedAt).toBe('');
    expect(parseAvailability({ updatedAt: 5, holds: [] }).value.updatedAt).toBe('');
  });

  it.each([undefined, null, [], 'x', { updatedAt: '2026-11-22' }, { holds: {} }])(
    'is not read from %j',
    (json) => {
      expect(() => parseAvailability(json)).toThrow(/availability\.json/);
    },
  );

  it('is unknown for the product of every entry that was left out, whatever the entries are', () => {
    const entry = fc.oneof(
      fc.constant(hold()),
      fc.jsonValue({ maxDepth: 2 }),
      fc.record(
        {
          id: fc.constantFrom('h1', 'h2', '', 3),
          productId: fc.constantFrom('p1', 'p2', 7),
          from: fc.constantFrom('2026-11-24', '2026-02-30', 5),
          to: fc.constantFrom('2026-11-24', '2026-11-23', '__proto__'),
          quantity: fc.constantFrom(1, 2, 0, 1e300, '1', null),
          reason: fc.constantFrom('rental', 'maintenance', 'x'),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), (holds) => {
        const { value } = parseAvailability({ holds });
        const left = (holds as { productId?: unknown }[]).filter(
          (one) => !value.holds.some((known) => JSON.stringify(known) === JSON.stringify(one)),
        );
        for (const one of left)
          if (typeof one?.productId === 'string')
            expect(holdsOfProduct(value, one.productId)).toBeUndefined();
        expect(new Set(value.holds.map(({ id }) => id)).size).toBe(value.holds.length);
      }),
    );
  });
});
