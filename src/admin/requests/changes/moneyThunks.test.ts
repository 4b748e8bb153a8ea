import { describe, expect, it, vi } from 'vitest';
import { contentApi } from '@/api/content/contentApi';
import { MAX_AMOUNT } from '@/domain/rental/money';
import { writeSettings } from '../store/writeDesk';
import { issueInvoice, sendQuote } from './moneyThunks';
import { openRequestsStore, useDate, zoomRequest } from './requestsStoreFixture';
import { editRequest, removePersonalData, removeRequests } from './thunks';

const REF = 'SL-AAA222';

useDate('2026-11-25T09:00:00Z');

describe('sending a quote', () => {
  it('stores the quote as it was sent, with the next number of the year', async () => {
    const { store, request } = await openRequestsStore(zoomRequest());
    await store.dispatch(sendQuote(REF));
    void store.dispatch(editRequest(REF, { deposit: 50_000_00 }));
    await store.dispatch(sendQuote(REF));
    expect(request()?.status).toBe('quoted');
    expect(request()?.quotes).toMatchObject([
      { number: 'Q-2026-0001', deposit: 0, validUntil: '2026-11-25' },
      { number: 'Q-2026-0001-2', deposit: 50_000_00 },
    ]);
    expect(request()?.log.at(-1)).toMatchObject({ event: 'quoteSent', detail: 'Q-2026-0001-2' });
  });

  it('keeps the details of the company, which change with the next quote', async () => {
    const { store, request, files } = await openRequestsStore(zoomRequest());
    const loadAt = (address: string) => {
      const site = files['site.json'] as { contact: object };
      files['site.json'] = { ...site, contact: { ...site.contact, address } };
      return store.dispatch(contentApi.endpoints.site.initiate(undefined, { forceRefetch: true }));
    };
    await loadAt('Lagos');
    await store.dispatch(sendQuote(REF));
    await store.dispatch(sendQuote(REF));
    await loadAt('Abuja');
    await store.dispatch(sendQuote(REF));
    const company = { name: 'Slate', logo: '/media/logo.svg', phone: '0801', email: 'a@b.test' };
    expect(request()?.quotes.map((quote) => quote.company)).toEqual([
      { ...company, address: 'Lagos' },
      { ...company, address: 'Abuja' },
    ]);
  });

  it('gives no second number to a quote with the same content on the same day', async () => {
    const { store, request, toasts, load } = await openRequestsStore(zoomRequest());
    await load();
    await store.dispatch(sendQuote(REF));
    await store.dispatch(sendQuote(REF));
    expect(request()?.quotes).toHaveLength(1);
    expect(toasts().map(({ message }) => message)).toEqual([
      'SL-AAA222: Quote Q-2026-0001 created',
    ]);
    vi.setSystemTime(Date.parse('2026-11-26T09:00:00Z'));
    await store.dispatch(sendQuote(REF));
    expect(request()?.quotes).toMatchObject([
      { number: 'Q-2026-0001' },
      { number: 'Q-2026-0001-2' },
    ]);
  });

  it('never uses a number twice, also after Undo and after the request was removed', async () => {
    const fixture = await openRequestsStore(zoomRequest(), zoomRequest({ ref: 'SL-NEW222' }));
    await fixture.store.dispatch(sendQuote(REF));
    expect(JSON.stringify(fixture.toasts())).not.toContain('Ada');
    fixture.pressUndo();
    await expect.poll(() => fixture.request()).toMatchObject({ status: 'new', quotes: [] });
    await fixture.store.dispatch(sendQuote(REF));
    expect(fixture.request()?.quotes).toMatchObject([{ number: 'Q-2026-0001-2' }]);
    void fixture.store.dispatch(removeRequests([REF]));
    await fixture.store.dispatch(sendQuote('SL-NEW222'));
    expect(fixture.request('SL-NEW222')?.quotes).toMatchObject([{ number: 'Q-2026-0002' }]);
  });

  it('leaves a confirmed request confirmed, and uses no number for a sample', async () => {
    const sample = zoomRequest({ ref: 'SL-SAMPLE', isSample: true });
    const fixture = await openRequestsStore(sample, zoomRequest({ status: 'confirmed' }));
    await fixture.store.dispatch(sendQuote('SL-SAMPLE'));
    await fixture.store.dispatch(sendQuote(REF));
    expect(fixture.request()).toMatchObject({
      status: 'confirmed',
      quotes: [{ number: 'Q-2026-0001' }],
    });
  });
});

async function openInvoiced() {
  const fixture = await openRequestsStore(zoomRequest());
  const { store, request } = fixture;
  await store.dispatch(issueInvoice(REF));
  return {
    ...fixture,
    numbers: () => request()?.documents.map(({ number }) => number),
    setRate: (dailyRate: number) =>
      store.dispatch(
        editRequest(REF, { items: request()!.items.map((item) => ({ ...item, dailyRate })) }),
      ),
  };
}

it('An invoice that is replaced is credited together with the new one', async () => {
  const { store, request, numbers, setRate, toasts } = await openInvoiced();
  await setRate(20_000_00);
  expect(await store.dispatch(issueInvoice(REF))).toBe('INV-2026-0002');
  expect(numbers()).toEqual(['INV-2026-0001', 'CN-2026-0001', 'INV-2026-0002']);
  expect(request()?.log.slice(-2)).toMatchObject([
    { event: 'documentCreated', detail: 'CN-2026-0001' },
    { event: 'documentCreated', detail: 'INV-2026-0002' },
  ]);
  expect(toasts().at(-1)?.message).toBe('CN-2026-0001, INV-2026-0002 created');
});

it('An invoice stays as it is if the one that replaces it is too large', async () => {
  const { store, request, numbers, setRate, toasts } = await openInvoiced();
  await setRate(MAX_AMOUNT);
  // The subtotal is too large, also if the total is not.
  await store.dispatch(editRequest(REF, { discount: { kind: 'percent', basisPoints: 10_000 } }));
  expect(await store.dispatch(issueInvoice(REF))).toBeUndefined();
  expect(numbers()).toEqual(['INV-2026-0001']);
  expect(toasts().at(-1)).toMatchObject({
    message: 'INV-2026-0002 was not created: its total is too large.',
    type: 'error',
  });
  await store.dispatch(sendQuote(REF));
  expect(request()?.quotes).toEqual([]);
});

it('An invoice has no name of its customer when its years are over', async () => {
  const { store, request, numbers } = await openInvoiced();
  const { name } = request()!.customer;
  store.dispatch(writeSettings({ retentionYears: 0 }));
  vi.setSystemTime('2026-11-27T09:00:00Z');
  await store.dispatch(removePersonalData([REF]));
  expect(numbers()).toEqual(['INV-2026-0001']);
  expect(JSON.stringify(store.getState().requests.data)).not.toContain(name);
});
