import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outboxHtml } from '../../scripts/serve/outboxPage';
import { mapBookingFields } from '../../src/domain/booking/bookingTable';
import { bookingCopy, bookingParams } from '../../src/domain/booking/submission';
import { readMessage } from '../../src/domain/rental/incoming/readMessage';

const FIELDS = {
  ...mapBookingFields(() => ''),
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  subject: 'Booking Request: Multiple Equipments',
  preferredDate: '2026-11-24',
  duration: '3 Days',
  notes: 'Please call first.\n\nThanks',
};
const item = { category: 'Lenses', image: '', price: '' };
const PARAMS = bookingParams({
  reference: 'SL-ABC234',
  at: '2026-11-22T09:14:00.000Z',
  fields: FIELDS,
  items: [
    { ...item, id: 'zoom', name: 'Cine Zoom', quantity: 2 },
    { ...item, id: 'tripod', name: 'Tripod', quantity: 1 },
  ],
  dates: { from: '2026-11-24', to: '2026-11-26' },
  extras: { estimate: 'About ₦150,000 for 3 days', needs: ['Sandbag'] },
});

const template = /```\n(Subject: [^`]*)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
const page = outboxHtml([{ file: 'a.json', receivedAt: 1, template_params: PARAMS }]).html;
const article = page.replace(/^.*<article>/s, '');

it.each([
  [
    'the template of the README',
    template.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => PARAMS[name] ?? ''),
  ],
  ['the page of the outbox', article.replaceAll(/<br>|<\/\w+>/g, '\n').replaceAll(/<[^>]*>/g, '')],
  ['the copy for the visitor', bookingCopy(PARAMS)],
])('The text of %s is read completely when it is pasted', (_what, text) => {
  expect(readMessage(text)).toEqual({
    ...FIELDS,
    reference: 'SL-ABC234',
    from: '2026-11-24',
    to: '2026-11-26',
    estimate: 'About ₦150,000 for 3 days',
    needs: 'Sandbag',
    items: [
      { name: 'Cine Zoom', quantity: 2 },
      { name: 'Tripod', quantity: 1 },
    ],
  });
});
