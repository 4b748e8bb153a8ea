import { expect, it } from 'vitest';
import { logText } from './requestLog';
import { offeredSteps } from './requestSteps';
import { REQUEST_STATUSES } from './schema';

it.each([
  ['created', 'link', 'Added by link'],
  ['created', 'manual', 'Added by hand'],
  ['changed', 'dates, items', 'Changed: dates, items'],
  ['quoteSent', 'Q-2026-0001', 'Quote sent: Q-2026-0001'],
  ['confirmed', '', 'Confirmed'],
  ['undone', 'confirmed', 'Undone: Confirmed'],
  ['of a later version', '', 'of a later version'],
])('The log entry %s %j reads %j', (event, detail, text) => {
  expect(logText({ at: '2026-11-22T10:00:00.000Z', event, detail })).toBe(text);
});

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
