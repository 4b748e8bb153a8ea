import { describe, expect, it, vi } from 'vitest';
import {
  answered,
  contact,
  DAY,
  ITEMS,
  lost,
  START,
  openTab,
  pass,
  row,
  settle,
  silent,
  site,
  useOutboxSite,
} from '../../../tests/helpers/storage/outboxFixture';

useOutboxSite();

describe('a message that is sent', () => {
  it('is posted once, and what is personal is not kept', async () => {
    const { sendNow, readRows } = await openTab();
    expect(await sendNow(row())).toBe('sent');
    expect(site.posted).toEqual([row().params]);
    const at = new Date(START).toISOString();
    const facts = { reference: 'SL-ABC234', kind: 'booking', items: ITEMS, dates: null };
    expect(await readRows()).toEqual([{ ...facts, at, state: 'sent' }]);
    // The form says it.
    expect(site.toasts).toEqual([]);
  });

  it('is not posted again by a duplicated tab, by a double press or after Back', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const both = [one.send(row()), one.send(row()), other.send(row())];
    await settle();
    expect((await Promise.all(both)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(await other.sendNow(row())).toBe('sent');
    expect(await (await openTab()).sendNow(row())).toBe('sent');
    expect(site.posted).toHaveLength(1);
  });

  it('is forgotten after 7 days', async () => {
    const { sendNow, refreshOutbox, states } = await openTab();
    await sendNow(row());
    vi.setSystemTime(START + 7 * DAY);
    expect(await refreshOutbox()).toEqual([]);
    expect(await states()).toEqual(['sent']);
    vi.setSystemTime(START + 7 * DAY + 1);
    expect(await refreshOutbox()).toMatchObject([{ reference: 'SL-ABC234', state: 'sent' }]);
    expect(await states()).toEqual([]);
  });
});

describe('a message that may have arrived', () => {
  it.each<[string, () => void]>([
    ['is blocked, or reset before or after delivery', lost],
    ['is answered by a server or proxy that fails', () => answered(502, 'Bad gateway')],
    ["is answered by a portal's page", () => answered(200, '<!doctype html>')],
    ['is answered by another success', () => answered(202, 'OK')],
  ])('because it %s, is never posted again by itself', async (_why, fail) => {
    fail();
    const { sendNow, flushOutbox } = await openTab();
    expect(await sendNow(row())).toBe('unconfirmed');
    await pass(600_000);
    await flushOutbox();
    const later = await openTab();
    await later.flushOutbox();
    expect(await later.states()).toEqual(['unconfirmed']);
    expect(site.posted).toHaveLength(1);
  });

  it('because there is no answer in 15 s, whatever the clock says', async () => {
    silent();
    const { send, outboxView } = await openTab();
    const sending = send(row());
    await settle();
    const view = { sending: ['SL-ABC234'], rows: [{ state: 'posting' }] };
    expect(outboxView.read()).toMatchObject(view);
    vi.setSystemTime(START + 3_600_000);
    await pass(14_999);
    expect(outboxView.read().rows).toMatchObject([{ state: 'posting' }]);
    await pass(1);
    expect(await sending).toEqual({ state: 'unconfirmed' });
    expect(outboxView.read()).toMatchObject({ sending: [], rows: [{ state: 'unconfirmed' }] });
  });

  it('because its tab was reloaded or closed during the send', async () => {
    silent();
    const first = await openTab();
    void first.send(row());
    await settle();
    site.locks.closeTab();
    const later = await openTab();
    await later.flushOutbox();
    expect(site.posted).toHaveLength(1);
    const found = { state: 'unconfirmed', params: row().params };
    expect(later.outboxView.read().rows).toMatchObject([found]);
  });

  it.each([
    ['booking', row, `Reference: SL-ABC234\nSent again: SL-ABC234`],
    ['contact', contact, 'Hello\n\nSent again: this message may have reached you before.'],
  ] as const)('says so when it is sent again by the visitor (%s)', async (_kind, make, text) => {
    lost();
    const { sendNow } = await openTab();
    const message = make();
    await sendNow(message);
    expect(site.posted[0]?.['message']).not.toContain('Sent again');
    // A failure of the second attempt does not change what is known about the first one.
    answered(403, 'No');
    expect(await sendNow(message)).toBe('unconfirmed');
    expect(site.posted[1]?.['message']).toContain(text);
    answered(200);
    expect(await sendNow(message)).toBe('sent');
    expect(site.posted[2]?.['message']).toContain(text);
  });

  it('because another app was opened with it', async () => {
    const { noteHandedOver, flushOutbox, sendNow, states } = await openTab();
    site.isThere = false;
    await sendNow(row());
    await noteHandedOver(row());
    site.isThere = true;
    await flushOutbox();
    expect(await states()).toEqual(['unconfirmed']);
    expect(site.posted).toEqual([]);
    await sendNow(row());
    expect(site.posted[0]?.['message']).toContain('Sent again');
    // It was sent meanwhile, also by another tab.
    await noteHandedOver(row());
    expect(await states()).toEqual(['sent']);
  });
});

describe('a message that was declined', () => {
  it.each([400, 403, 404, 412, 413])(
    'with status %i can be sent again as it is',
    async (status) => {
      answered(status, 'No');
      const { sendNow } = await openTab();
      expect(await sendNow(row())).toBe('failed');
      answered(200);
      expect(await sendNow(row())).toBe('sent');
      expect(site.posted[1]).toEqual(site.posted[0]);
    },
  );

  it.each([429, 503])('with status %i is posted again once, after 2 s', async (status) => {
    answered(status, 'later');
    const { send, flushOutbox } = await openTab();
    const sending = send(row());
    await pass(1999);
    expect(site.posted).toHaveLength(1);
    await pass(1);
    expect(await sending).toEqual({ state: 'failed' });
    await pass(60_000);
    await flushOutbox();
    expect(site.posted).toHaveLength(2);
    const again = send(row());
    await settle();
    answered(200);
    await pass(2000);
    expect(await again).toEqual({ state: 'sent' });
  });

  it('leaves no contact message in the browser', async () => {
    answered(403, 'No');
    const { sendNow, readRows } = await openTab();
    expect(await sendNow(contact())).toBe('failed');
    expect(await readRows()).toMatchObject([{ state: 'failed', params: {} }]);
  });

  it('because the build has no settings is not posted at all', async () => {
    vi.stubEnv('VITE_PUBLISH_TARGET', '');
    vi.stubEnv('DEV', false);
    const { sendNow } = await openTab();
    expect(await sendNow(row())).toBe('failed');
    expect(site.posted).toEqual([]);
  });
});

describe('a message without a connection', () => {
  it('stays queued for 7 days if it is a booking request, and is posted once', async () => {
    site.isThere = false;
    const first = await openTab();
    expect(await first.sendNow(row())).toBe('queued');
    expect(await first.flushOutbox()).toBe('website');
    vi.setSystemTime(START + 6 * DAY);
    site.isThere = true;
    const [one, other] = [await openTab(), await openTab()];
    const flushes = [one.flushOutbox(), other.flushOutbox(), one.flushOutbox()];
    await settle();
    expect(await Promise.all(flushes)).toEqual([undefined, undefined, undefined]);
    expect(site.posted).toEqual([row().params]);
    expect(site.toasts).toEqual(['Your request SL-ABC234 was sent.']);
  });

  it('is removed after 7 days', async () => {
    site.isThere = false;
    const { sendNow, refreshOutbox, states } = await openTab();
    await sendNow(row());
    vi.setSystemTime(START + 7 * DAY + 1);
    expect(await refreshOutbox()).toMatchObject([{ state: 'queued' }]);
    expect(await states()).toEqual([]);
  });

  it('is a failure if it is a contact message', async () => {
    site.isThere = false;
    const { sendNow, flushOutbox } = await openTab();
    expect(await sendNow(contact())).toBe('failed');
    site.isThere = true;
    await flushOutbox();
    expect(site.posted).toEqual([]);
  });

  it('waits again if the connection is lost while others are posted', async () => {
    site.isThere = false;
    const { sendNow, flushOutbox, states } = await openTab();
    await sendNow(row());
    vi.setSystemTime(START + 1);
    await sendNow(row('SL-ABC235'));
    site.isThere = true;
    site.answer = () => {
      site.isThere = false;
      return { status: 200, text: () => Promise.resolve('OK') } as Response;
    };
    const flushed = flushOutbox();
    await settle();
    expect(await flushed).toBe('website');
    expect((await states()).sort()).toEqual(['queued', 'sent']);
  });

  it('is not asked for longer than 3 s', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await (await openTab()).sendNow(row());
    expect(limits.mock.calls).toEqual([[3000]]);
  });

  it('can be discarded, and restored', async () => {
    site.isThere = false;
    const { sendNow, discardRow, restoreRow, outboxView } = await openTab();
    await sendNow(row());
    const [there] = outboxView.read().rows;
    await discardRow(there!);
    expect(outboxView.read().rows).toEqual([]);
    await restoreRow(there!);
    expect(outboxView.read().rows).toEqual([there]);
  });
});
