import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { readRequestCounts } from '../storage/requestCount';
import { importRequests } from '../changes/bulkThunks';
import { lossDismissed } from './requestsSlice';
import { changeSettings } from '../changes/settingsThunks';
import { addRequest, editRequest, removeRequests } from '../changes/thunks';
import { requestStore } from '../storage/requestRecords';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';
import {
  openTab,
  unheldRequest as request,
  useEmptyBrowser,
} from '../../../../tests/helpers/storage/requestsTab';

const localStorage = useEmptyBrowser();

const entries = () => browser.entries('slate-requests');

describe('requests', () => {
  it('are stored with every change, and read again', async () => {
    const tab = await openTab();
    expect(await tab.dispatch(addRequest(request('SL-A')))).toBe('stored');
    expect(await tab.dispatch(editRequest('SL-A', { internalNotes: 'Call' }))).toBe('stored');
    expect(await tab.dispatch(changeSettings({ terms: 'Pay first' }))).toBe('stored');
    const again = await openTab();
    expect(again.request('SL-A')).toEqual(tab.request('SL-A'));
    expect(again.request('SL-A')).toMatchObject({ internalNotes: 'Call' });
    expect(again.settings().terms).toBe('Pay first');
    await again.dispatch(removeRequests(['SL-A']));
    expect((await openTab()).references()).toEqual([]);
  });

  it('are written once for all keystrokes during a write, and each of them learns whether it was', async () => {
    const tab = await openTab();
    await tab.dispatch(addRequest(request('SL-A')));
    const write = vi.spyOn(requestStore, 'write');
    const first = tab.dispatch(editRequest('SL-A', { internalNotes: 'C' }));
    // The first write begins in a microtask.
    await Promise.resolve();
    await Promise.resolve();
    const others = ['Ca', 'Cal', 'Call'].map((internalNotes) =>
      tab.dispatch(editRequest('SL-A', { internalNotes })),
    );
    expect(await Promise.all([first, ...others])).toEqual(Array(4).fill('stored'));
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
    expect((await openTab()).request('SL-A')).toMatchObject({ internalNotes: 'Call' });
  });

  it('are read completely, however many there are', async () => {
    const references = Array.from({ length: 250 }, (_, index) => `SL-${1000 + index}`);
    await (await openTab()).dispatch(importRequests(references.map(request)));
    expect((await openTab()).references()).toEqual(references);
  });

  it('are one entry each, apart from the drafts', async () => {
    const tab = await openTab();
    await tab.dispatch(importRequests([request('SL-A'), request('SL-B')]));
    expect([...entries().keys()].toSorted()).toEqual(['request:SL-A', 'request:SL-B']);
    expect(JSON.stringify([...browser.entries()])).not.toContain('Ada');
  });

  it('are counted without personal data, for the navigation', async () => {
    const tab = await openTab();
    const sample = { ...request('SL-C'), isSample: true };
    const quoted = sampleRequest({ ref: 'SL-D', status: 'quoted' });
    await tab.dispatch(importRequests([request('SL-A'), request('SL-B'), sample, quoted]));
    expect(readRequestCounts()).toEqual({ total: 4, new: 2 });
    expect(localStorage().getItem('slateRequestCounts')).toBe('{"total":4,"new":2}');
  });

  it('of several changes are written in one transaction, or not at all', async () => {
    const tab = await openTab();
    await tab.dispatch(addRequest(request('SL-A')));
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    expect(await tab.dispatch(importRequests([request('SL-B'), request('SL-C')]))).toBe('full');
    expect(tab.status()).toMatchObject({ storage: 'memory-only', issue: 'full' });
    expect(tab.references()).toEqual(['SL-A', 'SL-B', 'SL-C']);
    expect([...entries().keys()]).toEqual(['request:SL-A']);
    browser.writeFailure = null;
    await tab.dispatch(editRequest('SL-A', { internalNotes: 'Call' }));
    expect(tab.status()).toMatchObject({ storage: 'stored', issue: undefined });
    expect((await openTab()).references()).toEqual(['SL-A', 'SL-B', 'SL-C']);
  });
});

it('Changes that could not be stored are reported until they are, also after another tab has stored', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
  await tab.dispatch(addRequest(request('SL-A')));
  browser.writeFailure = null;
  await other.dispatch(addRequest(request('SL-B')));
  await tab.reread();
  expect(tab.references()).toEqual(['SL-A', 'SL-B']);
  expect(tab.status()).toMatchObject({ storage: 'memory-only', issue: 'full' });
  await tab.dispatch(editRequest('SL-A', { internalNotes: 'Call' }));
  await tab.reread();
  expect(tab.status()).toMatchObject({ storage: 'stored', issue: undefined });
});

describe('damaged entries', () => {
  beforeEach(async () => {
    await (await openTab()).dispatch(addRequest(request('SL-A')));
    entries().set('request:SL-B', { version: 1, request: { ref: 'SL-B' } });
    entries().set('request:SL-C', 'nonsense');
  });

  it('are left out, reported, and downloaded as they are', async () => {
    const tab = await openTab();
    expect(tab.references()).toEqual(['SL-A']);
    const { damaged } = tab.status();
    expect(damaged.toSorted()).toEqual(['request:SL-B', 'request:SL-C']);
    expect(JSON.parse(await requestStore.textOf(damaged))).toEqual({
      'request:SL-B': { version: 1, request: { ref: 'SL-B' } },
      'request:SL-C': 'nonsense',
    });
    await requestStore.deleteDamaged(damaged);
    expect((await openTab()).status().damaged).toEqual([]);
  });

  it('are removed and downloaded without the requests that were stored under their keys since', async () => {
    const tab = await openTab();
    const { damaged } = tab.status();
    await tab.dispatch(addRequest(request('SL-C')));
    expect(Object.values(JSON.parse(await requestStore.textOf(damaged)) as object)).toEqual([
      'nonsense',
      { version: 1, request: { ref: 'SL-B' } },
    ]);
    await requestStore.deleteDamaged(damaged);
    const later = await openTab();
    expect(later.references()).toEqual(['SL-A', 'SL-C']);
    expect(later.status().damaged).toEqual([]);
  });

  it('include entries under the reference of another request, and hostile keys', async () => {
    entries().set('request:SL-D', { version: 1, request: request('SL-A') });
    entries().set('request:__proto__', { version: 1, request: request('__proto__') });
    const tab = await openTab();
    expect(tab.references()).toEqual(['SL-A']);
    expect(tab.status().damaged).toContain('request:SL-D');
  });
});

it('Entries of a kind that only a newer version knows are not damaged, and stay', async () => {
  const newer = { version: 9, customer: { name: 'Ada' } };
  await (await openTab()).dispatch(addRequest(request('SL-A')));
  entries().set('customer:ada', newer);
  const tab = await openTab();
  expect(tab.status()).toMatchObject({ issue: 'newer', damaged: [] });
  expect(await tab.dispatch(addRequest(request('SL-B')))).toBe('newer');
  expect(entries().get('customer:ada')).toEqual(newer);
});

it('Two tabs that change different fields of a request keep both changes', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first.dispatch(addRequest(request('SL-A')));
  await second.reread();
  await first.dispatch(editRequest('SL-A', { internalNotes: 'Call' }));
  await second.dispatch(editRequest('SL-A', { customerNotes: 'Thanks' }));
  const third = await openTab();
  expect(third.request('SL-A')).toMatchObject({ internalNotes: 'Call', customerNotes: 'Thanks' });
});

it('Requests that the browser has deleted are reported, until that is dismissed', async () => {
  await (await openTab()).dispatch(addRequest(request('SL-A')));
  entries().clear();
  const tab = await openTab();
  expect(tab.status().isGone).toBe(true);
  tab.dispatch(lossDismissed());
  expect(tab.status().isGone).toBe(false);
});

it('A change made while the requests are read again is kept', async () => {
  const references = Array.from({ length: 250 }, (_, index) => `SL-${1000 + index}`);
  const tab = await openTab();
  await tab.dispatch(importRequests(references.map(request)));
  const reading = tab.reread();
  await tab.dispatch(editRequest('SL-1000', { internalNotes: 'Call' }));
  await reading;
  expect(tab.request('SL-1000')?.internalNotes).toBe('Call');
});
