import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readWaiting, removeWaiting } from '@/api/storage/waitingRequests';
import { EMPTY_BOOKING } from '@/domain/booking/forms';
import {
  bookingValue,
  fillBooking,
  renderBooking,
  REQUIRED,
  storedBookingDraft,
} from '../../../tests/helpers/component/bookingFormHarness';
import { line } from '../../../tests/helpers/component/tabs';
import {
  actAndFlush,
  renderWithProviders,
  advanceTimers,
  freezeTimers,
} from '../../../tests/helpers/component/TestProviders';
import { KeptRequests } from './KeptRequests';
import { loadSending } from './loadSending';
import { refreshWaiting, sending } from './waiting/list';
import { removeDraft } from './bookingDraft';

const REFERENCE = 'SL-ABC234';

beforeEach(() => {
  removeDraft();
  freezeTimers();
});

afterEach(async () => {
  vi.useRealTimers();
  await removeWaiting(REFERENCE);
  await refreshWaiting();
});

it('The list of waiting requests is loaded when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  // Tests of other files have loaded it.
  vi.spyOn(sending, 'loaded').mockReturnValueOnce(undefined);
  await renderWithProviders(<KeptRequests company={{}} />);
  await expect.poll(() => idle).toHaveLength(1);
  const at = new Date().toISOString();
  const request = { reference: REFERENCE, at, fields: EMPTY_BOOKING, items: [], dates: null };
  const { keepRequest } = await loadSending();
  await keepRequest(request);
  expect((await readWaiting(Date.now())).requests).toHaveLength(1);
  await actAndFlush(() => idle[0]?.());
  await expect.element(page.getByText('Waiting for a connection')).toBeVisible();
});

it.each([
  ['cannot be loaded', () => Promise.reject(new Error('offline')), 0],
  ['does not arrive within 10 s', () => new Promise<void>(() => undefined), 10_000],
])(
  'If the code for sending %s, nothing is posted, and the request is kept',
  async (_case, load, ms) => {
    const { send, failed } = await renderBooking({ items: [line('a', 2)] });
    vi.spyOn(sending, 'loaded').mockReturnValue(undefined);
    vi.spyOn(sending, 'prefetch').mockImplementation(load);
    vi.spyOn(sending, 'load').mockRejectedValue(new Error('offline'));
    await fillBooking();
    await actAndFlush(() => (page.getByRole('form').element() as HTMLFormElement).requestSubmit());
    await advanceTimers(ms);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'failed' }));
    await advanceTimers(3000);
    await expect.element(page.getByText('Your request has been kept.')).toBeVisible();
    await advanceTimers(3000);
    for (const name of ['Send on WhatsApp', 'Send by e-mail app']) {
      const link = page.getByRole('link', { name });
      await expect.element(link).not.toHaveAttribute('aria-disabled');
      const href = decodeURIComponent(link.element().getAttribute('href') ?? '');
      for (const part of ['Name of a (Qty: 2)', storedBookingDraft()?.reference ?? '-'])
        expect(href).toContain(part);
    }
    expect(bookingValue('Full Name')).toBe(REQUIRED['Full Name']);
    expect(storedBookingDraft()).toMatchObject({ isUnconfirmed: false });
    expect(send).not.toHaveBeenCalled();
  },
);

it('Nothing may have arrived until the code is there, and the time until then is not part of the send', async () => {
  const { send } = await renderBooking({ items: [line('a')] });
  const now = performance.now.bind(performance);
  let skippedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skippedMs);
  const loaded = vi.spyOn(sending, 'loaded').mockReturnValue(undefined);
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  vi.spyOn(sending, 'prefetch').mockReturnValue(arrival);
  await fillBooking();
  await actAndFlush(() => (page.getByRole('form').element() as HTMLFormElement).requestSubmit());
  const { reference } = storedBookingDraft() ?? {};
  expect(reference).toMatch(/^SL-/);
  expect(storedBookingDraft()).toMatchObject({ isUnconfirmed: false });
  skippedMs = 9000;
  loaded.mockRestore();
  await actAndFlush(() => arrive());
  await expect.poll(() => send.mock.calls).toHaveLength(1);
  expect(storedBookingDraft()).toMatchObject({ reference, isUnconfirmed: true });
  expect(send.mock.lastCall?.[1].spentMs).toBeLessThan(9000);
});
