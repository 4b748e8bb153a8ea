import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SendError } from '@/api/gateways/sendError';
import {
  claimWaiting,
  readWaiting,
  removeWaiting,
  storeWaiting,
} from '@/api/storage/waitingRequests';
import type { WaitingRequest } from '@/domain/booking/waitingRequest';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { line, refuse } from '../../../../tests/helpers/component/tabs';
import { readLastRequest } from '@/api/storage/lastRequest';
import { keepRequest, sendWaiting, WaitingRequests } from './';
import { markHandedOver, refreshWaiting } from './list';

const [REFERENCE, OTHER] = ['SL-ABC234', 'SL-ABC235'];

const asked: Omit<WaitingRequest, 'state'> = {
  reference: REFERENCE,
  at: new Date().toISOString(),
  fields: {
    name: 'Adaeze Obi',
    email: 'adaeze@example.com',
    phone: '+234 801 234 5678',
    subject: 'A film',
    preferredDate: '',
    duration: '',
    notes: '',
  },
  items: [line('a', 2)],
  dates: null,
  extras: { estimate: 'About ₦70,000 for 2 days', needs: ['V-Mount battery'] },
};

const button = (name: string) => page.getByRole('button', { name });
const hasLostFocus = () => document.activeElement === document.body;
const waiting = page.getByText('Waiting for a connection');
const stored = async () => (await readWaiting(Date.now())).requests;
const states = async () => (await stored()).map(({ state }) => state);

/** Lets the website and the mail service answer, or not. */
function connect(isThere: boolean): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!isThere) throw new TypeError('lost');
    return url.includes('version.json') ? Response.json({ build: 'b' }) : new Response('OK');
  });
}

/** The texts of the toasts of this test. */
function toasts(): string[] {
  const texts: string[] = [];
  const note = (event: Event) =>
    texts.push((event as CustomEvent<{ message: string }>).detail.message);
  window.addEventListener('show-toast', note);
  onTestFinished(() => window.removeEventListener('show-toast', note));
  return texts;
}

const show = () =>
  renderWithProviders(
    <main id="main" tabIndex={-1}>
      <WaitingRequests company={{ whatsapp: '08030000000' }} />
    </main>,
  );
const failing = (error: SendError) => vi.fn().mockRejectedValue(error);
const losing = () => vi.fn(() => (connect(false), Promise.reject(new SendError('failed'))));
const sending = () => vi.fn(async (_fields: Record<string, string>) => undefined);

beforeEach(() => connect(true));

afterEach(async () => {
  for (const { reference } of await stored()) await removeWaiting(reference);
  await refreshWaiting();
});

describe('a request that was asked without a connection', () => {
  it('is kept, shown with the focus, and sent once when the website answers', async () => {
    await show();
    await keepRequest(asked);
    await expect.element(waiting).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain(REFERENCE);
    const send = sending();
    connect(false);
    expect(await sendWaiting({ send })).toBe('website');
    expect(send).not.toHaveBeenCalled();
    connect(true);
    const texts = toasts();
    await Promise.all([sendWaiting({ send }), sendWaiting({ send })]);
    expect(send).toHaveBeenCalledOnce();
    const message = send.mock.calls[0]?.[0]['message'];
    expect(message).not.toContain('Sent again');
    expect(message).toContain('Estimate: About ₦70,000 for 2 days.');
    expect(message).toContain('Needs: V-Mount battery');
    expect(readLastRequest()).toEqual(asked.items);
    expect(texts).toEqual([`Your request ${REFERENCE} was sent.`]);
    expect(await stored()).toEqual([]);
    await expect.element(waiting).not.toBeInTheDocument();
  });

  it('is not posted while another tab sends', async () => {
    await keepRequest(asked);
    const send = sending();
    await navigator.locks.request('slate-waiting', () => sendWaiting({ send }));
    expect(send).not.toHaveBeenCalled();
  });

  it('waits for the website again that was lost before anything was posted', async () => {
    await keepRequest(asked);
    const send = losing();
    await keepRequest({ ...asked, reference: OTHER });
    expect(await sendWaiting({ send })).toBe('website');
    expect(send).toHaveBeenCalledOnce();
    expect(await states()).toEqual(['waiting', 'waiting']);
  });

  it('is not posted if storage refuses the mark', async () => {
    await keepRequest(asked);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    const send = sending();
    await sendWaiting({ send });
    put.mockRestore();
    expect(send).not.toHaveBeenCalled();
    expect(await states()).toEqual(['waiting']);
  });

  it('can be discarded, and restored', async () => {
    await show();
    await keepRequest(asked);
    await button('Discard').click();
    await expect.element(page.getByText(`Your request ${REFERENCE} was discarded.`)).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(hasLostFocus()).toBe(false);
    await button('Undo').click();
    await expect.element(waiting).toBeVisible();
    expect(hasLostFocus()).toBe(false);
    expect(await states()).toEqual(['waiting']);
  });

  it('is not sent by itself any more once the visitor has opened WhatsApp with it', async () => {
    await show();
    await keepRequest(asked);
    const link = page.getByRole('link', { name: 'Send on WhatsApp' });
    await expect.element(link).not.toHaveAttribute('aria-disabled');
    const element = link.element() as HTMLAnchorElement;
    expect(decodeURIComponent(element.href)).toContain(REFERENCE);
    element.addEventListener('click', (event) => event.preventDefault());
    element.click();
    await expect.element(page.getByText('may or may not have reached us')).toBeVisible();
    const send = sending();
    await sendWaiting({ send });
    expect(send).not.toHaveBeenCalled();
  });

  it('is not stored again by WhatsApp if another tab has sent it meanwhile', async () => {
    await markHandedOver({ ...asked, state: 'waiting' });
    expect(await stored()).toEqual([]);
  });

  it('is removed after 7 days, and named', async () => {
    await storeWaiting({ ...asked, state: 'waiting', at: '2026-01-01T00:00:00.000Z' });
    expect(await refreshWaiting()).toEqual([REFERENCE]);
    expect(await stored()).toEqual([]);
  });
});

describe('in a browser without locks', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'navigator',
      new Proxy(navigator, {
        get: (own, name) => (name === 'locks' ? undefined : Reflect.get(own, name, own)),
      }),
    );
  });

  it('requests are kept, marked and posted once, one after another', async () => {
    await keepRequest(asked);
    await keepRequest({ ...asked, reference: OTHER });
    const seen: unknown[] = [];
    const send = vi.fn(async () => void seen.push(await states()));
    await Promise.all([sendWaiting({ send }), sendWaiting({ send })]);
    expect(seen).toEqual([['posted', 'waiting'], ['posted']]);
    expect(await stored()).toEqual([]);
  });

  it('a request that another tab has marked meanwhile is not posted', async () => {
    await keepRequest(asked);
    await keepRequest({ ...asked, reference: OTHER });
    const claims: boolean[] = [];
    const send = vi.fn(async () => {
      const claim = () => claimWaiting(OTHER, 'waiting');
      claims.push(...(await Promise.all([claim(), claim()])));
    });
    await sendWaiting({ send });
    expect(claims).toEqual([true, false]);
    expect(send).toHaveBeenCalledOnce();
    expect(await states()).toEqual(['posted']);
  });
});

describe('a request without an answer', () => {
  it("is sent again by the visitor only, with 'Sent again'", async () => {
    await show();
    await keepRequest(asked);
    await sendWaiting({ send: failing(new SendError('unconfirmed')) });
    await expect.element(page.getByText('may or may not have reached us')).toBeVisible();
    const send = sending();
    await sendWaiting({ send });
    expect(send).not.toHaveBeenCalled();
    await sendWaiting({ send, only: REFERENCE });
    expect(send.mock.calls[0]?.[0]['message']).toContain('Sent again');
    expect(await stored()).toEqual([]);
  });

  it.each(['posted', 'declined'] as const)(
    '(%s) says at each attempt that there is no connection, and can be sent when there is one',
    async (state) => {
      await storeWaiting({ ...asked, state });
      await refreshWaiting();
      await show();
      connect(false);
      const text = page.getByRole('status').getByText('There is no connection. ');
      const again = button('Send again');
      await again.click();
      await expect.element(text).toBeVisible();
      const first = text.element();
      await again.click();
      // Removed and added, so that it is announced again.
      await expect.poll(() => first.isConnected).toBe(false);
      await expect.element(text).toBeVisible();
      await expect.element(again).toHaveFocus();
      expect(await states()).toEqual([state]);
      connect(true);
      await again.click();
      await expect.poll(stored).toEqual([]);
      await expect.element(page.getByRole('main')).toHaveFocus();
    },
  );

  it('keeps its actions on demand if the website is lost while it is sent', async () => {
    await storeWaiting({ ...asked, state: 'declined' });
    expect(await sendWaiting({ send: losing(), only: REFERENCE })).toBe('website');
    expect(await states()).toEqual(['declined']);
  });

  it.each([
    ['declined', new SendError('failed'), 'could not be sent', undefined],
    ['too many went before', new SendError('limited'), 'is kept on this device', 60_000],
  ])('(%s) says so', async (_why, error, text, againMs) => {
    await show();
    await keepRequest(asked);
    expect(await sendWaiting({ send: failing(error) })).toBe(againMs);
    await expect.element(page.getByText(text)).toBeVisible();
  });
});
