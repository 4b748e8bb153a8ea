import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, restoreInputs, zoomRequest } from '../changes/requestsStoreFixture';
import { UnsavedBanner } from '../RequestsBanner';
import { pendingRequest } from './pendingLink';
import { selectInputs } from '../../store/unsavedSlice';
import { rememberRate } from '../changes/thunks';
import { newRequestReceived } from '../store/requestsSlice';
import { restoreNewRequests } from '../store/newRequestInput';
import NewRequestPage from './NewRequestPage';

type Shown = Awaited<ReturnType<typeof openRequestsStore>>;

async function show(...references: string[]) {
  const fixture = await openRequestsStore();
  await fixture.load();
  for (const ref of references)
    fixture.store.dispatch(newRequestReceived({ request: zoomRequest({ ref }) }));
  await renderPage(fixture);
  return fixture;
}

async function reload(before: Shown) {
  await cleanup();
  const fixture = await openRequestsStore();
  await fixture.load();
  restoreInputs(fixture.store, before.store);
  fixture.store.dispatch(restoreNewRequests());
  await renderPage(fixture);
  return () => JSON.stringify(selectInputs(fixture.store.getState()));
}

const renderPage = ({ store }: Shown) =>
  renderWithStore(
    store,
    <>
      <UnsavedBanner />
      <Routes>
        <Route path="/admin/requests/new" element={<NewRequestPage />} />
        <Route path="/admin/requests/:reference" element={<p>Saved</p>} />
        <Route path="/admin/requests" element={<p>All requests</p>} />
      </Routes>
    </>,
    '/admin/requests/new',
  );

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Save request' });
const title = () => page.getByRole('heading', { level: 1 });

describe('the page for a new request', () => {
  it('tells what is free on the dates, and the rate of each product that is searched', async () => {
    const fixture = await openRequestsStore(zoomRequest({ id: 'out', status: 'confirmed' }));
    await fixture.load();
    fixture.store.dispatch(rememberRate('p1', 25_000_00));
    fixture.store.dispatch(newRequestReceived({ request: zoomRequest({ ref: 'SL-NEW111' }) }));
    await renderPage(fixture);
    const open = page.getByRole('button', { name: 'Add product' });
    await open.click();
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    const found = page.getByRole('dialog').getByRole('status').first();
    await page.getByRole('searchbox').fill('qqq');
    await expect.element(found).toHaveTextContent('0 products');
    await page.getByRole('searchbox').fill('zoom');
    await expect.element(found).toHaveTextContent('1 product');
    const zoom = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: 'Zoom' });
    // One of 3 is out, and one is in this request.
    await expect.element(zoom).toHaveTextContent('1 of 3 free · ₦25,000 a day');
    await zoom.click();
    await page.getByLabelText('To', { exact: true }).fill('');
    await open.click();
    await expect.element(zoom).toHaveTextContent('3 in stock · ₦25,000 a day');
  });

  it('shows requests that were received later when this one is saved', async () => {
    const { request, toasts } = await show('SL-NEW222', 'SL-NEW333');
    await field('Internal notes').fill('Called');
    await expect.element(title()).toHaveTextContent('New request SL-NEW222');
    const waiting =
      'The new request SL-NEW333 of Ada Obi is shown after you save or discard this one.';
    await expect.element(page.getByText(waiting)).toBeVisible();
    await save().click();
    await expect.element(title()).toHaveTextContent('New request SL-NEW333');
    expect(toasts().map(({ message }) => message)).toEqual(['SL-NEW222 saved']);
    await expect.element(field('Internal notes')).toHaveValue('');
    expect(request('SL-NEW222')?.internalNotes).toBe('Called');
    await save().click();
    await expect.element(page.getByText('Saved')).toBeVisible();
  });

  it('survives a reload until it is saved or discarded', async () => {
    const typed = await show('SL-NEW444', 'SL-NEW555');
    await field('Internal notes').fill('Called');
    await field('Daily rate of Zoom').fill('12,5x');
    const unsaved = await reload(typed);
    await expect.element(title()).toHaveTextContent('New request SL-NEW444');
    await expect.element(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await expect.element(field('Internal notes')).toHaveValue('Called');
    await expect.element(field('Daily rate of Zoom')).toHaveValue('12,5x');
    await save().click();
    await expect.element(field('Daily rate of Zoom')).toHaveFocus();
    await field('Daily rate of Zoom').fill('12.5');
    await save().click();
    await expect.element(title()).toHaveTextContent('New request SL-NEW555');
    expect(unsaved()).not.toContain('SL-NEW444');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByText('All requests')).toBeVisible();
    expect(unsaved()).not.toContain('Ada');
  });

  it('is saved once when it is submitted twice', async () => {
    const { request } = await show('SL-NEW666');
    let shown = '';
    const observer = new MutationObserver(() => (shown += document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true });
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    // Edits would be lost.
    expect(field('Internal notes').element().matches(':disabled')).toBe(true);
    await expect.element(page.getByText('Saved')).toBeVisible();
    observer.disconnect();
    expect(shown).not.toContain('already exists');
    expect(request('SL-NEW666')?.status).toBe('new');
  });

  it('is not shown when a link opens a stored request', async () => {
    const stored = zoomRequest();
    const fixture = await openRequestsStore(stored);
    await fixture.load();
    const { ref, requestedAt: at } = stored;
    const sent = { v: 1 as const, ref, name: 'Ada Obi', email: '', phone: '', items: [], at };
    const link = await encodeRequestLink('https://slate.example', sent);
    pendingRequest.update({ text: link!.slice(link!.indexOf('#')) });
    let shown = '';
    const observer = new MutationObserver(() => (shown += document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true });
    await renderPage(fixture);
    await expect.element(page.getByText('Saved')).toBeVisible();
    observer.disconnect();
    expect(shown).not.toContain('New request');
    // The effect that forgets it is cleaned up after the next page is visible.
    await expect.poll(() => pendingRequest.read().text).toBeUndefined();
  });

  it('reports a link that is not valid until the page is left', async () => {
    await show('SL-NEW888');
    pendingRequest.update({ text: '#garbage' });
    const broken = page.getByRole('alert').filter({ hasText: 'This request link is not valid.' });
    await expect.element(broken).toBeVisible();
    await field('Internal notes').fill('Called');
    await expect.element(broken).toBeVisible();
    await expect.element(page.getByText('You can enter the request')).not.toBeInTheDocument();
  });
});
