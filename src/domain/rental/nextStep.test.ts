import { expect, it } from 'vitest';
import { FILM } from '../booking/bookingTable';
import { newPiece } from './handover';
import { logEntry } from './requestLog';
import { isQuoteShared, nextActionOf, skippedBy, sortByNextStep } from './nextStep';
import { sampleQuote, sampleRequest } from './rentalFixture';
import type { PaymentKind, RentalRequest, RequestStatus } from './schema';

const TODAY = '2026-11-24';
const request = (ref: string, fields: Partial<RentalRequest>) => sampleRequest({ ref, ...fields });

it('Requests are sorted by their next step: overdue, due today, open by day, closed', () => {
  const requests = [
    request('declined', { status: 'declined', updatedAt: '2026-11-20T09:00:00.000Z' }),
    request('returned', { status: 'returned', updatedAt: '2026-11-23T09:00:00.000Z' }),
    request('next-week', { status: 'confirmed', from: '2026-12-01', to: '2026-12-02' }),
    request('new-tomorrow', { status: 'new', from: '2026-11-25', to: '2026-11-25' }),
    request('new-without-dates', { status: 'new', from: '', to: '' }),
    request('late', { status: 'collected', from: '2026-11-20', to: '2026-11-22' }),
    request('return-today', { status: 'collected', from: '2026-11-20', to: TODAY }),
    request('pick-up-today', { status: 'confirmed', from: TODAY, to: '2026-11-30' }),
    request('new-today', { status: 'new', from: TODAY, to: TODAY }),
  ];
  const order = sortByNextStep(requests, TODAY).map(({ ref }) => ref);
  expect(order[0]).toBe('late');
  expect(order.slice(1, 3).toSorted()).toEqual(['pick-up-today', 'return-today']);
  expect(order.slice(3)).toEqual([
    'new-without-dates',
    'new-today',
    'new-tomorrow',
    'next-week',
    'returned',
    'declined',
  ]);
});

it('A quote counts as shared from the first way that was used to send it, and a new version does not', () => {
  const entry = (event: string, detail: string) =>
    logEntry(`${TODAY}T10:00:00.000Z`, event, detail);
  const quotes = [sampleQuote('Q-2026-0001')];
  const log = [entry('quoteSent', 'Q-2026-0001')];
  expect(isQuoteShared({ quotes, log })).toBe(false);
  const shared = [...log, entry('quoteShared', 'Q-2026-0001 opened in WhatsApp')];
  expect(isQuoteShared({ quotes, log: shared })).toBe(true);
  expect(isQuoteShared({ quotes: [...quotes, sampleQuote('Q-2026-00012')], log: shared })).toBe(
    false,
  );
  expect(isQuoteShared({ quotes: [], log: [] })).toBe(false);
});

const PIECE = newPiece('piece', 'item-zoom', 1, 'Case');
const QUOTED = { status: 'quoted', quotes: [sampleQuote('Q-2026-0001')] } as const;
const SHARED = logEntry(`${TODAY}T10:00:00.000Z`, 'quoteShared', 'Q-2026-0001 opened in WhatsApp');

it.each<[string, Partial<RentalRequest>, string | undefined, amount?: number, kind?: PaymentKind]>([
  ['new', { status: 'new' }, 'quoted'],
  ['quoted, not sent', { ...QUOTED, quotes: [...QUOTED.quotes] }, 'openQuote'],
  ['quoted and sent', { ...QUOTED, quotes: [...QUOTED.quotes], log: [SHARED] }, 'confirmed'],
  ['not packed', { status: 'confirmed', checklist: [PIECE] }, 'pack'],
  ['packed', { status: 'confirmed', checklist: [{ ...PIECE, isPacked: true }] }, 'handOver'],
  ['a film, confirmed', { status: 'confirmed', about: FILM, items: [] }, 'returned'],
  ['out', { status: 'collected' }, 'takeBack'],
  ['out in part', { status: 'partlyReturned' }, 'takeBack'],
  ['back and unpaid', { status: 'returned' }, 'addPayment', 1],
  ['back with a deposit', { status: 'returned' }, 'returnDeposit', 1, 'depositReturned'],
  ['done', { status: 'returned' }, undefined],
  ['declined', { status: 'declined' }, 'reopen', 5],
])(
  'The next step of a request that is %s',
  (_what, fields, action, amount = 0, kind = 'payment') => {
    expect(nextActionOf(request('SL-AAA222', fields), { kind, amount })).toBe(action);
  },
);

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
