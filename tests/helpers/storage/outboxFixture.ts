import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type { NewRow } from '../../../src/domain/booking/outboxRow';

export const START = Date.parse('2026-11-22T09:00:00.000Z');
export const DAY = 24 * 3600 * 1000;
export const ITEMS = [{ id: 'a', name: 'A', quantity: 2, category: 'C', image: '', price: 1 }];

export const row = (reference = 'SL-ABC234', own: Partial<NewRow> = {}): NewRow => ({
  reference,
  kind: 'booking',
  at: new Date(Date.now()).toISOString(),
  params: {
    name: 'Ada',
    email: 'ada@example.com',
    message: `I would like to book:\nA\n\nName: Ada\nReference: ${reference}`,
  },
  items: ITEMS,
  dates: null,
  ...own,
});
export const contact = (reference = 'message-1') =>
  row(reference, { kind: 'contact', items: [], params: { name: 'Ada', message: 'Hello' } });

/** One lock, which is released when the tab that has it is closed. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let close: () => void = () => undefined;
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => unknown) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    const closed = new Promise<void>((resolve) => (close = resolve));
    const before = last;
    const run = Promise.race([before, aborted]).then(() => Promise.race([work(), closed]));
    last = Promise.allSettled([before, run]);
    return run;
  };
  return { request, closeTab: () => close() };
}

export const site = {
  locks: createLocks(),
  isThere: true,
  answer: (_params: Record<string, string>): Response | Promise<Response> => new Response(),
  loadSdk: (): object | Promise<never> => ({}),
  posted: [] as Record<string, string>[],
  toasts: [] as string[],
};

export const answered = (status: number, text = 'OK') => {
  site.answer = () => ({ status, text: () => Promise.resolve(text) }) as Response;
};
export const silent = () => {
  site.answer = () => new Promise(() => undefined);
};
export const lost = () => {
  site.answer = () => Promise.reject(new TypeError('Failed to fetch'));
};

/** Waits for databases, imports and answers, which do not depend on the replaced timers. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export async function pass(ms: number): Promise<void> {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

export async function openTab() {
  vi.resetModules();
  vi.doMock('@emailjs/browser', site.loadSdk);
  const outbox = await import('../../../src/api/outbox/outbox');
  const { readRows } = await import('../../../src/api/outbox/outboxTable');
  const { outboxView } = await import('../../../src/api/outbox/outboxView');
  const states = async () => (await readRows()).map(({ state }) => state);
  /** Sends a message, for which nothing has to wait. */
  const sendNow = async (message: NewRow) => {
    const sending = outbox.send(message);
    await settle();
    return (await sending).state;
  };
  return { ...outbox, readRows, outboxView, states, sendNow };
}

/** Most tests post without the SDK, as browsers that deny storage do. */
function loadSdk(): never {
  throw new Error('SecurityError: storage is denied');
}

export function useOutboxSite() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
    vi.stubGlobal('indexedDB', new IDBFactory());
    Object.assign(site, { locks: createLocks(), isThere: true, loadSdk, posted: [], toasts: [] });
    answered(200);
    vi.stubGlobal('navigator', { onLine: true, locks: site.locks });
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('window', {
      location: { origin: 'https://site.example' },
      dispatchEvent: (event: CustomEvent<{ message: string }>) =>
        site.toasts.push(event.detail.message),
    });
    vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
      if (!site.isThere) throw new TypeError('lost');
      if (url.includes('version.json')) return Response.json({ build: 'b' });
      const body = JSON.parse(init.body) as { template_params: Record<string, string> };
      site.posted.push(body.template_params);
      return site.answer(body.template_params);
    });
    vi.stubEnv('VITE_PUBLISH_TARGET', 'local');
    for (const name of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'])
      vi.stubEnv(`VITE_EMAILJS_${name}`, '');
  });

  afterEach(() => void vi.restoreAllMocks());
}
