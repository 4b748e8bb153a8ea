import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { openDeskStore, zoomRequest } from '../request/deskStoreFixture';
import { newRequestReceived } from '../store/requestsSlice';
import NewRequestPage from './NewRequestPage';

/** Opens the page with requests that were received one after the other. */
async function show(...references: string[]) {
  const desk = await openDeskStore();
  await desk.load();
  for (const ref of references)
    desk.store.dispatch(newRequestReceived({ request: zoomRequest({ ref }) }));
  await renderWithProviders(
    <Provider store={desk.store}>
      <Routes>
        <Route path="/admin/requests/new" element={<NewRequestPage />} />
        <Route path="/admin/requests/:reference" element={<p>Saved</p>} />
      </Routes>
    </Provider>,
    { path: '/admin/requests/new' },
  );
  return desk;
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Save request' });
const title = () => page.getByRole('heading', { level: 1 });

describe('the page for a new request', () => {
  it('is not saved while a field is invalid', async () => {
    const { request } = await show('SL-NEW111');
    await field('Quantity of Zoom').fill('many');
    await save().click();
    await expect.element(field('Quantity of Zoom')).toHaveFocus();
    expect(request('SL-NEW111')).toBeUndefined();
    await field('Quantity of Zoom').fill('2');
    await save().click();
    await expect.element(page.getByText('Saved')).toBeVisible();
    expect(request('SL-NEW111')?.items).toMatchObject([{ quantity: 2 }]);
  });

  it('shows requests that were received later when this one is saved', async () => {
    const { request } = await show('SL-NEW222', 'SL-NEW333');
    await field('Internal notes').fill('Called');
    await expect.element(title()).toHaveTextContent('New request SL-NEW222');
    await expect.element(page.getByText('SL-NEW333 was also received.')).toBeVisible();
    await save().click();
    await expect.element(title()).toHaveTextContent('New request SL-NEW333');
    await expect.element(field('Internal notes')).toHaveValue('');
    expect(request('SL-NEW222')?.internalNotes).toBe('Called');
    await save().click();
    await expect.element(page.getByText('Saved')).toBeVisible();
  });
});
