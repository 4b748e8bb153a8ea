import { expect, it } from 'vitest';
import { sampleRequest } from './rentalFixture';
import { OFFERED_STEPS, reopenedStatus, STEP_LABELS, stepFields } from './requestSteps';
import { REQUEST_STATUSES } from './schema';

it('Every step is offered where it leads to another status or a new quote', () => {
  const offered = REQUEST_STATUSES.map((status) =>
    OFFERED_STEPS[status].map((step) => STEP_LABELS[step]),
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
