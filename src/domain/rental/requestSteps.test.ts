import { expect, it } from 'vitest';
import { sampleRequest } from './rentalFixture';
import { offeredSteps, reopenedStatus, statusAfter, stepFields } from './requestSteps';
import { REQUEST_STATUSES } from './schema';

it('Every step is offered where it leads to another status or a new quote', () => {
  expect(REQUEST_STATUSES.map((status) => [status, offeredSteps(status)])).toEqual([
    ['new', ['quote', 'confirm', 'decline']],
    ['quoted', ['confirm', 'quote', 'decline']],
    ['confirmed', ['collect', 'quote', 'decline']],
    ['collected', ['return', 'quote']],
    ['partlyReturned', ['return', 'quote']],
    ['returned', []],
    ['declined', []],
  ]);
});

it('Every step leads to its status, and a quote only from a new request', () => {
  const after = REQUEST_STATUSES.map((status) =>
    offeredSteps(status).map((step) => statusAfter(step, status)),
  );
  expect(after).toEqual([
    ['quoted', 'confirmed', 'declined'],
    ['confirmed', 'quoted', 'declined'],
    ['collected', 'confirmed', 'declined'],
    ['returned', 'collected'],
    ['returned', 'partlyReturned'],
    [],
    [],
  ]);
});

it('A closed request is reopened with the status before it was closed', () => {
  const reopened = REQUEST_STATUSES.map((status) =>
    reopenedStatus({ status, quotes: [], checklist: [] }),
  );
  expect(reopened).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'collected',
    'new',
  ]);
  const checklist = [{ state: '' }, { state: 'missing' }];
  expect(reopenedStatus({ status: 'returned', quotes: [], checklist })).toBe('partlyReturned');
  expect(reopenedStatus({ status: 'declined', quotes: [{}], checklist: [] })).toBe('quoted');
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
