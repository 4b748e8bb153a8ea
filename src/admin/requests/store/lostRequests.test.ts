import { EMPTY_SETTINGS } from '@/domain/rental/schema';
import { describe, expect, it } from 'vitest';
import { readRequestCounts } from '../storage/requestCount';
import { changeSettings } from '../changes/settingsThunks';
import { addRequest, editRequest, removeRequests } from '../changes/thunks';
import { lossDismissed } from './requestsSlice';
import { selectIsRequestLossPossible } from './selectors';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';
import {
  openTab,
  unheldRequest as request,
  useEmptyBrowser,
} from '../../../../tests/helpers/storage/requestsTab';

const localStorage = useEmptyBrowser();

/** A tab with two stored requests and settings. */
async function openFilledTab() {
  const tab = await openTab();
  await tab.dispatch(addRequest(request('SL-A')));
  await tab.dispatch(addRequest(request('SL-B')));
  await tab.dispatch(changeSettings({ terms: 'Pay first' }));
  return tab;
}

const keys = () => [...browser.entries('slate-requests').keys()].toSorted();
const clearStorage = () => {
  browser.entries('slate-requests').clear();
  localStorage().clear();
};

describe('a browser that clears its storage under an open tab', () => {
  it('gets everything back with the next change, and the tab says so', async () => {
    const tab = await openFilledTab();
    clearStorage();
    await tab.dispatch(editRequest('SL-A', { internalNotes: 'Call' }));
    expect(tab.status()).toMatchObject({ restored: 3, isGone: false, storage: 'stored' });
    expect(readRequestCounts()).toEqual({ total: 2, new: 2 });
    const later = await openTab();
    expect(later.references()).toEqual(['SL-A', 'SL-B']);
    expect(later.status()).toMatchObject({ restored: 0, isGone: false });
    tab.dispatch(lossDismissed());
    expect(tab.status().restored).toBe(0);
  });

  it('gets everything back when the tab reads again, which loses nothing', async () => {
    const tab = await openFilledTab();
    clearStorage();
    await tab.reread();
    expect(tab.references()).toEqual(['SL-A', 'SL-B']);
    expect(keys()).toEqual(['request:SL-A', 'request:SL-B', 'settings']);
  });

  it('gets a single deleted entry back', async () => {
    const tab = await openFilledTab();
    browser.entries('slate-requests').delete('request:SL-B');
    await tab.dispatch(addRequest(request('SL-C')));
    expect((await openTab()).references()).toEqual(['SL-A', 'SL-B', 'SL-C']);
  });

  it('loses nothing in the tab while nothing can be stored, and stores everything when it can', async () => {
    const tab = await openFilledTab();
    clearStorage();
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    await tab.reread();
    expect(tab.references()).toEqual(['SL-A', 'SL-B']);
    expect(tab.status()).toMatchObject({ storage: 'memory-only', issue: 'full', restored: 0 });
    expect(selectIsRequestLossPossible(tab.store.getState())).toBe(true);
    expect(await tab.dispatch(editRequest('SL-A', { internalNotes: 'Call' }))).toBe('full');
    expect(keys()).toEqual([]);
    browser.writeFailure = null;
    await tab.reread();
    expect(tab.status()).toMatchObject({ restored: 3 });
    expect(await tab.dispatch(editRequest('SL-A', { customerNotes: 'Thanks' }))).toBe('stored');
    expect(selectIsRequestLossPossible(tab.store.getState())).toBe(false);
    const later = await openTab();
    expect(later.references()).toEqual(['SL-A', 'SL-B']);
    expect(later.request('SL-A')).toMatchObject({ internalNotes: 'Call', customerNotes: 'Thanks' });
  });

  it('loses nothing in the tab while nothing can be read', async () => {
    const tab = await openFilledTab();
    clearStorage();
    browser.failure = new DOMException('Denied', 'SecurityError');
    await tab.reread();
    expect(tab.status()).toMatchObject({ storage: 'memory-only', issue: 'denied' });
    browser.failure = null;
    await tab.reread();
    expect(tab.status()).toMatchObject({ storage: 'stored', restored: 3 });
    expect((await openTab()).references()).toEqual(['SL-A', 'SL-B']);
  });

  it('keeps the settings and quote numbers of the tab together with those that a new tab has stored since', async () => {
    const tab = await openFilledTab();
    await tab.dispatch(
      changeSettings({
        bankDetails: 'GTB 1',
        lastCounts: { ...EMPTY_SETTINGS.lastCounts, quote: { 2026: 40 } },
      }),
    );
    clearStorage();
    const fresh = await openTab();
    await fresh.dispatch(addRequest(request('SL-C')));
    await fresh.dispatch(
      changeSettings({
        terms: 'Pay later',
        lastCounts: { ...EMPTY_SETTINGS.lastCounts, quote: { 2026: 1 } },
      }),
    );
    await tab.reread();
    expect(tab.references()).toEqual(['SL-A', 'SL-B', 'SL-C']);
    expect((await openTab()).settings()).toMatchObject({
      terms: 'Pay later',
      bankDetails: 'GTB 1',
      lastCounts: { ...EMPTY_SETTINGS.lastCounts, quote: { 2026: 40 } },
    });
  });

  it('gets nothing back that is removed in the same tab', async () => {
    const tab = await openFilledTab();
    clearStorage();
    await tab.dispatch(removeRequests(['SL-A']));
    expect((await openTab()).references()).toEqual(['SL-B']);
  });
});

describe('a removed request', () => {
  it('stays removed although another tab still shows it', async () => {
    const [tab, other] = [await openFilledTab(), await openTab()];
    await tab.dispatch(removeRequests(['SL-A']));
    await other.dispatch(editRequest('SL-B', { internalNotes: 'Call' }));
    expect((await openTab()).references()).toEqual(['SL-B']);
    await other.reread();
    expect(other.references()).toEqual(['SL-B']);
    expect(other.status().restored).toBe(0);
  });

  it('can be added again', async () => {
    const tab = await openFilledTab();
    await tab.dispatch(removeRequests(['SL-A']));
    await tab.dispatch(addRequest(request('SL-A')));
    expect((await openTab()).references()).toEqual(['SL-A', 'SL-B']);
    expect(keys()).not.toContain('removed:SL-A');
  });
});
