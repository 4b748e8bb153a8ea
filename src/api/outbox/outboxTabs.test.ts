import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answered,
  contact,
  DAY,
  lost,
  START,
  openTab,
  pass,
  row,
  settle,
  site,
  useOutboxSite,
} from '../../../tests/helpers/storage/outboxFixture';

useOutboxSite();

describe('of several tabs', () => {
  it('one posts at a time, and another one waits for at most 20 s', async () => {
    const other = await openTab();
    // A tab that the browser has stopped.
    const { signal } = new AbortController();
    void site.locks.request('outbox', { signal }, () => new Promise(() => undefined));
    const sending = other.send(contact());
    const request = other.send(row('SL-ABC235'));
    await pass(19_999);
    expect(other.outboxView.read().sending).toHaveLength(2);
    await pass(1);
    expect(await sending).toEqual({ state: 'failed' });
    await pass(20_000);
    expect(await request).toEqual({ state: 'queued' });
    expect(site.posted).toEqual([]);
  });

  it('none posts twice in a browser without locks', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const [one, other] = [await openTab(), await openTab()];
    site.isThere = false;
    await one.sendNow(row());
    site.isThere = true;
    const flushes = [one.flushOutbox(), other.flushOutbox()];
    await settle();
    await Promise.all(flushes);
    expect(site.posted).toHaveLength(1);
  });
});

describe('at most five messages in ten minutes are sent', () => {
  async function sendFive() {
    const tab = await openTab();
    for (const at of [1, 2, 3, 4, 5]) {
      expect(await tab.sendNow(contact(`message-${at}`))).toBe('sent');
      await pass(30_000);
    }
    return tab;
  }

  it('from all tabs, also after a reload', async () => {
    await sendFive();
    const tab = await openTab();
    expect(await tab.send(row())).toEqual({ state: 'limited', waitMs: 450_000 });
    expect(await tab.states()).not.toContain('queued');
    await pass(450_000);
    expect(await tab.sendNow(row())).toBe('sent');
  });

  it('of those that waited, the others later', async () => {
    const tab = await openTab();
    site.isThere = false;
    for (const at of [1, 2, 3, 4, 5, 6]) await tab.sendNow(row(`SL-ABC23${at}`));
    site.isThere = true;
    const flushed = tab.flushOutbox();
    await settle();
    await settle();
    expect(await flushed).toBe(600_000);
    expect(site.posted).toHaveLength(5);
  });

  it('only those that were sent count', async () => {
    lost();
    const tab = await openTab();
    for (const at of [1, 2, 3, 4, 5, 6]) await tab.sendNow(contact(`message-${at}`));
    answered(200);
    expect(await tab.sendNow(row())).toBe('sent');
  });

  it('none of the future counts, after the clock was set back', async () => {
    const tab = await sendFive();
    vi.setSystemTime(START - DAY);
    expect(await tab.sendNow(row('SL-ABC235'))).toBe('sent');
  });
});

describe('if storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it.each<[string, () => void]>([
    ['is denied', () => vi.stubGlobal('indexedDB', { open: denied, databases: denied })],
    ['does not exist', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'is full',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('%s, messages are sent, and kept in this tab', async (_what, refuse) => {
    refuse();
    const { sendNow, flushOutbox, outboxView } = await openTab();
    site.isThere = false;
    expect(await sendNow(row())).toBe('queued');
    expect(outboxView.read()).toMatchObject({ onlyHere: ['SL-ABC234'] });
    site.isThere = true;
    const flushed = flushOutbox();
    await settle();
    await flushed;
    expect(await sendNow(row())).toBe('sent');
    expect(site.posted).toHaveLength(1);
    for (const at of [1, 2, 3, 4]) await sendNow(contact(`message-${at}`));
    expect(await sendNow(row('SL-ABC235'))).toBe('limited');
  });

  it.each([
    ['never opens', async () => [], 2],
    ['never lists databases', () => new Promise(() => undefined), 10],
  ])('%s, a message is sent after 5 s for each part', async (_what, databases, parts) => {
    vi.stubGlobal('indexedDB', { open: () => new EventTarget(), databases });
    const { send } = await openTab();
    const sending = send(row());
    for (let part = 0; part < parts; part += 1) await pass(5000);
    expect(await sending).toEqual({ state: 'sent' });
  });

  it('refuses the mark of a stored message, it is not posted', async () => {
    site.isThere = false;
    const { sendNow, flushOutbox, states } = await openTab();
    await sendNow(row());
    site.isThere = true;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(denied);
    expect(await flushOutbox()).toBe(60_000);
    expect(site.posted).toEqual([]);
    expect(await states()).toEqual(['queued']);
  });

  it('refuses the outcome, this tab knows that it was sent, and another one that it may have been', async () => {
    const { send, states } = await openTab();
    site.answer = () => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(denied);
      return { status: 200, text: () => Promise.resolve('OK') } as Response;
    };
    const sending = send(row());
    await settle();
    expect(await sending).toEqual({ state: 'sent' });
    expect(await states()).toEqual(['sent']);
    vi.restoreAllMocks();
    const later = await openTab();
    await later.flushOutbox();
    expect(await later.states()).toEqual(['unconfirmed']);
    expect(site.posted).toHaveLength(1);
  });

  it('holds an entry that cannot be read, it is left there and left out', async () => {
    const { sendNow, readRows } = await openTab();
    await sendNow(row());
    const request = indexedDB.open('visitor');
    await settle();
    const store = request.result.transaction('outbox', 'readwrite').objectStore('outbox');
    store.put({ reference: 'SL-BAD234', state: 'unknown', at: 'x' });
    await settle();
    expect(await readRows()).toHaveLength(1);
    request.result.close();
  });
});

describe("EmailJS's SDK", () => {
  const sdk = { init: vi.fn(), send: vi.fn() };

  beforeEach(() => {
    site.loadSdk = () => sdk;
    sdk.send.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
    vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_1');
    vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_1');
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key_1');
  });

  it('posts with the settings of the build', async () => {
    const { sendNow } = await openTab();
    expect(await sendNow(row())).toBe('sent');
    const origin = 'https://api.emailjs.com';
    expect(sdk.init).toHaveBeenCalledWith({ publicKey: 'key_1', origin });
    expect(sdk.send.mock.calls).toEqual([
      ['service_1', 'template_1', row().params, { publicKey: 'key_1' }],
    ]);
  });

  it('that refuses its settings is a failure', async () => {
    sdk.send.mockRejectedValue('The public key is required');
    expect(await (await openTab()).sendNow(row())).toBe('failed');
  });

  it('that does not arrive within 3 s is not needed', async () => {
    site.loadSdk = () => new Promise(() => undefined);
    const { send } = await openTab();
    const sending = send(row());
    await pass(2999);
    expect(site.posted).toEqual([]);
    await pass(1);
    expect(await sending).toEqual({ state: 'sent' });
    expect(site.posted).toHaveLength(1);
  });
});
