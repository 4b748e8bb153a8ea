import { describe, expect, it } from 'vitest';
import { mapBookingFields } from '../../booking/bookingTable';
import { bookingMessage } from '../../booking/bookingMessage';
import type { RequestPayload } from '../../booking/requestPayload';
import {
  freeReference,
  isRequestReference,
  requestFromMessage,
  requestFromPayload,
  withProducts,
} from './newRequest';
import { readMessage } from './readMessage';
import { requestItem, sampleRequest } from '../rentalFixture';

const NOW = '2026-11-22T10:00:00.000Z';
const PAYLOAD: RequestPayload = {
  v: 1,
  ref: 'SL-ABC234',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '0803',
  items: [{ id: 'zoom', name: 'Cine Zoom', qty: 2 }],
  from: '2026-11-24',
  to: '2026-11-26',
  notes: 'Thanks',
  at: '2026-11-22T09:14:00.000Z',
};

it('A reference is a part of a URL that names no page and no prototype', () => {
  for (const text of ['SL-ABC234', 'web_1']) expect(isRequestReference(text)).toBe(true);
  const texts = ['new', 'Calendar', 'devices', 'constructor', 'toString'];
  for (const text of [...texts, '', '../admin', 'a b', 'x'.repeat(41)])
    expect(isRequestReference(text), text).toBe(false);
});

it('A reference entered by hand is one that no other request has', () => {
  const asked: string[] = [];
  const reference = freeReference((taken) => asked.push(taken) < 3);
  expect(reference).toMatch(/^SL-[2-9A-Z]{6}$/);
  expect(asked.indexOf(reference)).toBe(2);
});

describe('the request of a link', () => {
  it('contains everything that the customer sent', () => {
    const sent = { from: '2026-11-24', to: '2026-11-26', message: 'Thanks' };
    expect(requestFromPayload(PAYLOAD, 'SL-OTHER2', NOW)).toMatchObject({
      ref: 'SL-ABC234',
      status: 'new',
      source: 'link',
      requestedAt: PAYLOAD.at,
      updatedAt: NOW,
      customer: { name: 'Ada', email: 'ada@example.com', phone: '0803' },
      items: [{ ...requestItem('zoom', 'Cine Zoom', 2), id: 'item-1', dailyRate: null }],
      ...sent,
      asked: [{ at: PAYLOAD.at, ...sent, items: [{ name: 'Cine Zoom', quantity: 2 }] }],
    });
  });

  it('gets the time of its arrival if its own is impossible', () => {
    const crafted = { ...PAYLOAD, at: '+275760-09-13T00:00:00.000Z' };
    expect(requestFromPayload(crafted, 'SL-OTHER2', NOW)).toMatchObject({
      requestedAt: NOW,
      asked: [{ at: NOW }],
    });
  });

  it('gets another reference if its own could not be part of a URL', () => {
    const request = requestFromPayload({ ...PAYLOAD, ref: 'new' }, 'SL-OTHER2', NOW);
    expect(request.ref).toBe('SL-OTHER2');
  });
});

it('The request of a message has the same notes and estimate of the website as that of a link', () => {
  const estimate = 'About ₦150,000 for 3 days';
  const needs = ['V-Mount battery', 'Sandbag'];
  const linked = requestFromPayload({ ...PAYLOAD, estimate, needs }, 'SL-OTHER2', NOW);
  const items = [{ name: 'Zoom', quantity: 2 }];
  const read = readMessage(bookingMessage({ items, estimate, needs }));
  const { internalNotes, asked } = requestFromMessage(read!, 'SL-OTHER2', NOW);
  expect(internalNotes).toBe(linked.internalNotes);
  expect([...asked, ...linked.asked].map((one) => one.estimate)).toEqual([estimate, estimate]);
});

it('The request of a message keeps the version of the customer, with the time of reading', () => {
  const items = [{ name: 'Zoom', quantity: 2 }];
  const blank = { ...mapBookingFields(() => ''), reference: '', estimate: '', needs: '' };
  const read = { ...blank, items, from: '', to: '', preferredDate: 'Friday', notes: 'Thanks' };
  expect(requestFromMessage(read, 'SL-OTHER2', NOW).asked).toEqual([
    { at: NOW, from: '', to: '', items, message: 'Thanks' },
  ]);
});

it('Items get the product of their id, or else of their name, and no unknown id', () => {
  const products = [
    { id: 'zoom', name: 'Cine Zoom' },
    { id: 'tripod', name: 'Tripod' },
  ];
  const item = (productId: string, name: string) => ({ ...requestItem(productId, name), id: '' });
  const request = sampleRequest({
    items: [item('zoom', 'Another name'), item('', 'TRIPOD'), item('gone', 'Old lamp')],
  });
  expect(withProducts(request, products).items).toMatchObject([
    item('zoom', 'Cine Zoom'),
    item('tripod', 'Tripod'),
    item('', 'Old lamp'),
  ]);
  expect(withProducts(request, products, false).items[2]).toEqual(item('gone', 'Old lamp'));
});

it('Products whose names were pasted are found by the name in a message', () => {
  const name = 'Paste\u00adboard\u200b Soft\u00adbox  90\u202fcm';
  const message = bookingMessage({ items: [{ name, quantity: 2 }] });
  const read = readMessage(message);
  expect(read?.items).toEqual([{ name: 'Pasteboard Softbox 90 cm', quantity: 2 }]);
  const request = sampleRequest({ items: [requestItem('', 'Pasteboard Softbox 90 cm', 2)] });
  const [item] = withProducts(request, [{ id: 'box', name }]).items;
  expect(item).toMatchObject({ productId: 'box', name });
});
