import { expect, it } from 'vitest';
import { offeredSteps } from './requestSteps';
import { REQUEST_STATUSES } from './schema';

it('Every step is offered where it leads to another status or a new quote', () => {
  expect(REQUEST_STATUSES.map((status) => [status, offeredSteps(status)])).toEqual([
    ['new', ['quote', 'confirm', 'decline']],
    ['quoted', ['confirm', 'quote', 'decline']],
    ['confirmed', ['collect', 'quote', 'decline']],
    ['collected', ['return', 'quote']],
    ['returned', []],
    ['declined', []],
  ]);
});
