import { expect, it } from 'vitest';
import { logEntry, logText, shownLog } from './requestLog';

const changesOf = (...fields: string[]) =>
  fields.map((field) => ({ field, from: '', to: 'x', known: '' }));

it('A change is shown with the names of its fields, if they have one', () => {
  const changes = changesOf('from', 'to', 'items', 'subject');
  expect(logText({ event: 'changed', detail: '', changes })).toBe('Changed: dates, items');
  const unnamed = { ...logEntry('2', 'changed'), changes: changesOf('subject') };
  expect(logText(unnamed)).toBe('');
  expect(shownLog([logEntry('1', 'created', 'link'), unnamed, logEntry('3', 'done')])).toEqual([
    { at: '3', text: 'Done' },
    { at: '1', text: 'Received by link' },
  ]);
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
