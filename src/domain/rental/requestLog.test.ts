import { logEntry } from './entryIds';
import { expect, it } from 'vitest';
import { logChange, logText } from './requestLog';

const AT = '2026-11-24T10:00:00.000Z';

it('Successive changes share one entry of the log', () => {
  const first = logChange([], ['from', 'to'], AT);
  const second = logChange(first, ['items', 'updatedAt'], AT);
  expect(second).toEqual([logEntry(AT, 'changed', 'dates, items')]);
  expect(logChange(second, ['holdId'], AT)).toEqual(second);
});

it.each([
  ['created', 'link', 'Received by link'],
  ['confirmed', '', 'Confirmed'],
  ['confirmed', '24 Nov', 'Confirmed: 24 Nov'],
  ['quoteSent', 'Q-2026-0001', 'Quote Q-2026-0001 created'],
  ['merged', '', 'Updated to the customer’s new version'],
  ['merged', 'To 26 Nov', 'Updated to the customer’s new version. Before: To 26 Nov'],
  ['undone', 'confirmed', 'Undone: Confirmed'],
  ['constructor', '', 'constructor'],
])('The event %s is shown as text', (event, detail, text) => {
  expect(logText({ event, detail })).toBe(text);
});
