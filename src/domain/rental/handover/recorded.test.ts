import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../money';
import { requestItem, sampleRequest } from '../rentalFixture';
import { requestSchema, type RentalRequest, type RequestLine } from '../schema';
import { holdsOfRequest } from '../stock/requestHolds';
import {
  extendedFields,
  lateFee,
  takeBack,
  withChecklist,
  withLateFee,
  writeOffRest,
} from './index';

const DUE = '2026-11-26';
const LATER = '2026-11-29';

const EVERY_DAY = { rules: {} };

function kits(quantity: number): RentalRequest {
  const items = [requestItem('kit', 'Light kit', quantity)];
  const request = sampleRequest({ status: 'collected', to: DUE, items });
  return withChecklist(null, request, contentsOf);
}

const contentsOf = () => ['Lamp', 'Stand'];

function withQuantity(request: RentalRequest, quantity: number): RentalRequest {
  const items = request.items.map((item) => ({ ...item, quantity }));
  return withChecklist(request, { ...request, items }, contentsOf);
}

const take = (
  request: RentalRequest,
  index: number,
  state: 'missing' | 'damaged',
  charge: number,
) => {
  const piece = { id: request.checklist[index]?.id ?? '', state, charge, note: '' };
  return { ...request, ...takeBack(request, [piece], LATER) };
};

describe('what was recorded', () => {
  it('stays with its unit when a smaller quantity is typed, and is there once when it grows again', () => {
    const before = kits(3);
    const recorded = {
      ...before,
      checklist: before.checklist.map((piece, index) => ({
        ...piece,
        isPacked: index === 2,
        note: index === 3 ? 'Scratched' : '',
        state: index === 3 ? ('damaged' as const) : ('' as const),
      })),
    };
    const typed = withQuantity(recorded, 1);
    expect(typed.checklist).toEqual(recorded.checklist.slice(0, 4));
    const again = withQuantity(typed, 3);
    expect(again.checklist.slice(0, 4)).toEqual(recorded.checklist.slice(0, 4));
    const rest = again.checklist.slice(4).map(({ unit, name }) => `${unit} ${name}`);
    expect(rest).toEqual(['3 Lamp', '3 Stand']);
  });

  it('leaves charges of other pieces as they were edited by hand', () => {
    const charged = take(kits(2), 0, 'damaged', 100);
    const [line] = charged.lines;
    const edited = { ...charged, lines: [{ ...line, name: 'Lamp', amount: 70 } as RequestLine] };
    const other = take(edited, 1, 'missing', 50);
    expect(other.lines).toMatchObject([
      { name: 'Lamp', amount: 70 },
      { name: 'Missing: Stand', amount: 50 },
    ]);
    expect(take({ ...other, lines: [] }, 1, 'missing', 60).lines).toMatchObject([{ amount: 60 }]);
    expect(take(other, 0, 'damaged', 0).lines).toMatchObject([{ name: 'Missing: Stand' }]);
  });
});

describe('pieces of a unit that was taken out of the request', () => {
  const packed = (unit: number): RentalRequest => {
    const request = kits(2);
    const checklist = request.checklist.map((piece) => ({ ...piece, isPacked: true }));
    return withQuantity({ ...request, checklist }, unit);
  };

  it('are not waited for', () => {
    const fewer = packed(1);
    expect(fewer.checklist).toHaveLength(4);
    const taken = fewer.checklist
      .slice(0, 2)
      .map(({ id }) => ({ id, state: 'returned' as const, note: '', charge: 0 }));
    expect(takeBack(fewer, taken.slice(0, 1), DUE).status).toBe('partlyReturned');
    expect(takeBack(fewer, taken, DUE).status).toBe('returned');
    expect(takeBack(withQuantity(fewer, 2), taken, DUE).status).toBe('partlyReturned');
  });

  it('are not written off', () => {
    const { status, checklist } = writeOffRest(packed(1), DUE);
    expect(status).toBe('returned');
    expect(checklist.map(({ isWrittenOff }) => isWrittenOff)).toEqual([true, true, false, false]);
  });
});

describe('a request that was returned', () => {
  const returned: RentalRequest = { ...kits(2), status: 'returned', returnedOn: DUE };

  it.each(['missing', 'damaged'] as const)('stays returned when a %s piece is charged', (state) => {
    const charged = take(returned, 1, state, 100);
    expect(charged.status).toBe('returned');
    expect(charged.lines).toMatchObject([{ amount: 100 }]);
    expect(holdsOfRequest(charged, { today: LATER })).toEqual(holdsOfRequest(returned));
  });

  it('stays returned when the rest is missing that was not back', () => {
    const part: RentalRequest = { ...take(kits(2), 0, 'missing', 100), status: 'returned' };
    const charged = take({ ...part, returnedOn: DUE }, 1, 'damaged', 50);
    expect(charged.status).toBe('returned');
    expect(writeOffRest(returned, LATER).checklist).toMatchObject(
      returned.checklist.map(() => ({ state: 'returned', stateOn: DUE })),
    );
  });
});

it.each([
  ['today', LATER],
  ['on an earlier day', '2026-11-28'],
])('A late fee that was charged %s follows the last day unless it was changed by hand', (_, on) => {
  const request = kits(1);
  const lines = withLateFee(request.lines, lateFee(request, on, EVERY_DAY));
  const extend = (changes: Partial<RequestLine>, to = '2026-11-28') => {
    const changed = { ...request, lines: lines.map((line) => ({ ...line, ...changes })) };
    return extendedFields(changed, to, LATER, EVERY_DAY).lines;
  };
  expect(extend({})).toMatchObject([{ name: 'Late fee: 1 day', amount: 25_000_00 }]);
  expect(extend({}, LATER)).toEqual([]);
  const edited = { name: 'Late fee, half', amount: 10_000_00 };
  expect(extend(edited)).toMatchObject([edited]);
});

it('A late fee is still one of the rule after units of it came back', () => {
  const request = kits(2);
  const lines = withLateFee(request.lines, lateFee(request, '2026-11-27', EVERY_DAY));
  const back = request.checklist
    .filter(({ unit }) => unit === 1)
    .map(({ id }) => ({ id, state: 'returned' as const, charge: 0, note: '' }));
  const part = { ...request, ...takeBack({ ...request, lines }, back, LATER) };
  const extend = (changes: Partial<RequestLine>, today: string) => {
    const changed = { ...part, lines: lines.map((line) => ({ ...line, ...changes })) };
    return extendedFields(changed, '2026-12-20', today, EVERY_DAY).lines;
  };
  expect(lines).toMatchObject([{ amount: 2 * 25_000_00 }]);
  for (const today of ['2026-12-01', '2026-12-10']) expect(extend({}, today)).toEqual([]);
  expect(extend({ quantity: 2 }, '2026-12-01')).toHaveLength(1);
  expect(extend({ charge: 'day' }, '2026-12-01')).toHaveLength(1);
  const all = { ...part, ...writeOffRest(part, LATER) };
  expect(extendedFields(all, '2026-12-20', '2026-12-10', EVERY_DAY).lines).toEqual([]);
});

it('A late fee is at most an amount that can be stored', () => {
  const request = kits(2);
  const items = request.items.map((item) => ({ ...item, dailyRate: MAX_AMOUNT }));
  const expensive = { ...request, items };
  const lines = withLateFee(request.lines, lateFee(expensive, LATER, EVERY_DAY));
  expect(v.is(requestSchema, { ...expensive, lines })).toBe(true);
});
