import { expect, it } from 'vitest';
import { newPiece } from './handover';
import { sampleRequest } from './rentalFixture';
import type { RentalRequest, RequestStatus } from './schema';
import { skippedBy } from './nextStep';

const dates = { from: '2026-12-05', to: '2026-12-05' };
const conflict = {
  name: 'Cine Zoom 24-70mm',
  days: [{ ...dates, short: 1 }],
  holds: [{ ref: 'SL-4XK2PQ' }, { ref: '' }],
};

const skipped = (
  step: RequestStatus,
  fields: Partial<RentalRequest> = {},
  facts: { conflicts?: (typeof conflict)[]; balance?: number } = {},
) =>
  skippedBy(sampleRequest(fields), step, {
    conflicts: [],
    total: 500_000_00,
    balance: 0,
    daysText: ({ from }) => from,
    ...facts,
  });

const piece = (id: string, state: '' | 'returned' | 'missing' = '') => ({
  ...newPiece(id, 'item-zoom', 1, id),
  state,
});

it('A confirmation names what is short, on which day, and who has it', () => {
  expect(skipped('confirmed')).toBeUndefined();
  expect(skipped('confirmed', {}, { conflicts: [conflict] })).toEqual({
    title: 'Conflicts',
    lines: ['1 short on 2026-12-05: Cine Zoom 24-70mm (SL-4XK2PQ)'],
    anyway: 'Confirm anyway',
  });
});

it.each([
  ['confirmed', 1, ['₦0.01 of ₦500,000 is not paid, or not seen in the account yet.']],
  ['confirmed', 0, undefined],
  ['returned', 1, undefined],
] as const)('A pick-up of a %s request with a balance of %i', (status, balance, lines) => {
  expect(skipped('collected', { status }, { balance })?.lines).toEqual(lines);
});

it.each<[string, ReturnType<typeof piece>[], string[] | undefined]>([
  ['nothing checked in', [piece('a'), piece('b')], ['2 pieces count as returned']],
  [
    'a missing piece',
    [piece('a', 'missing'), piece('b')],
    ['1 piece counts as returned', '1 missing piece counts as lost'],
  ],
  ['everything checked in', [piece('a', 'returned')], undefined],
  ['no list', [], undefined],
])('A return with %s', (_what, checklist, lines) => {
  expect(skipped('returned', { status: 'collected', checklist })?.lines).toEqual(lines);
});
