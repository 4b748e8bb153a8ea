import { describe, expect, it } from 'vitest';
import { FILM } from '../booking/bookingTable';
import { newPiece } from './handover';
import { isOverdue, nextStepOf } from './nextStep';
import { requestItem, sampleQuote, sampleRequest } from './rentalFixture';
import {
  offeredSteps,
  reopenedStatus,
  labelOfStatus,
  STEP_LABELS,
  stepFields,
} from './requestSteps';
import { REQUEST_STATUSES, type RequestItem, type RequestStatus } from './schema';
import { holdsOfRequest, unheldReason } from './stock/requestHolds';

it('Every step is offered where it leads to another status or a new quote', () => {
  const offered = REQUEST_STATUSES.map((status) =>
    offeredSteps(sampleRequest({ status })).map((step) => STEP_LABELS[step]),
  );
  expect(offered).toEqual([
    ['Send quote', 'Confirm', 'Decline'],
    ['Confirm', 'Send quote', 'Decline'],
    ['Collected', 'Send quote', 'Decline'],
    ['Returned', 'Send quote'],
    ['Returned', 'Send quote'],
    [],
    [],
  ]);
});

it('A closed request is reopened with the status before it was closed', () => {
  const reopened = REQUEST_STATUSES.map((status) => reopenedStatus(sampleRequest({ status })));
  expect(reopened).toEqual([...Array<undefined>(5).fill(undefined), 'collected', 'new']);
  const piece = newPiece('piece', 'item-zoom', 1, 'Case');
  const checklist = [piece, { ...piece, state: 'missing' as const }];
  expect(reopenedStatus(sampleRequest({ status: 'returned', checklist }))).toBe('partlyReturned');
  const quotes = [sampleQuote('Q-2026-0001')];
  expect(reopenedStatus(sampleRequest({ status: 'declined', quotes }))).toBe('quoted');
});

describe('A request about a film', () => {
  const film = (status: RequestStatus, items: RequestItem[] = []) =>
    sampleRequest({ about: FILM, from: '', to: '', items, status });

  it('is neither handed over nor returned: it is done after it was confirmed', () => {
    expect(offeredSteps(film('new'))).toEqual(['quoted', 'confirmed', 'declined']);
    expect(offeredSteps(film('confirmed'))).toEqual(['returned', 'quoted', 'declined']);
    expect(labelOfStatus(film('returned'))).toBe('Done');
    expect(reopenedStatus(film('returned'))).toBe('confirmed');
  });

  it('has no days, is not in the calendar, and holds nothing', () => {
    const confirmed = { ...film('confirmed'), from: '2026-11-24', to: '2026-11-26' };
    expect(nextStepOf(confirmed)).toEqual({ kind: 'finish', day: '' });
    expect(isOverdue(confirmed, '2026-12-24')).toBe(false);
    expect(unheldReason(film('confirmed'))).toBeUndefined();
    expect(holdsOfRequest(confirmed)).toEqual([]);
  });

  it('is a rental once it has an item', () => {
    const rental = film('confirmed', [requestItem('zoom', 'Cine Zoom')]);
    expect(offeredSteps(rental)).toEqual(['collected', 'quoted', 'declined']);
    expect(labelOfStatus({ ...rental, status: 'returned' })).toBe('Returned');
    expect(unheldReason(rental)).toBe('No rental dates, so nothing is held.');
  });
});

it('Returning sets the day of the return, and another status clears it', () => {
  const collected = sampleRequest({ status: 'collected' });
  expect(stepFields(collected, 'returned', '2026-11-26')).toEqual({
    status: 'returned',
    returnedOn: '2026-11-26',
  });
  const returned = sampleRequest({ status: 'returned', returnedOn: '2026-11-26' });
  expect(stepFields(returned, 'collected', '2026-11-27').returnedOn).toBe('');
  expect(stepFields(returned, 'returned', '2026-11-27').returnedOn).toBe('2026-11-26');
});
