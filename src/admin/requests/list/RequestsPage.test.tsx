import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import RequestsPage from './RequestsPage';

const Address = () => <output aria-label="address">{useLocation().search}</output>;

async function openList(width = 1280) {
  await page.viewport(width, 900);
  const { store, load } = await openRequestsStore(
    sampleRequest({ ref: 'SL-AAA222', status: 'confirmed' }),
    sampleRequest({ ref: 'SL-BBB333', customer: { name: 'Bisi', phone: '', email: '' } }),
  );
  await load();
  await renderWithProviders(
    <Provider store={store}>
      <RequestsPage />
      <Address />
    </Provider>,
  );
  return store;
}

const references = () =>
  page
    .getByRole('link', { name: /^SL-/ })
    .elements()
    .map(({ textContent }) => textContent);

it('The search finds a customer and never becomes part of the address, unlike the status', async () => {
  await openList();
  await expect.element(page.getByRole('table', { name: 'Requests' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search requests' }).fill('bisi');
  await expect.poll(references).toEqual(['SL-BBB333']);
  (page.getByRole('searchbox').element() as HTMLElement).blur();
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('New');
  await expect.element(page.getByLabelText('address')).toHaveTextContent('?filter=new');
  await expect.poll(references).toEqual(['SL-BBB333']);
});

it('On a phone the requests are cards in the same list', async () => {
  await openList(360);
  const list = page.getByRole('list', { name: 'Requests' });
  await expect.element(list.getByRole('link', { name: 'SL-AAA222' })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

it('A removed request is taken out of the list, and Undo is offered', async () => {
  const store = await openList();
  await page.getByRole('button', { name: 'Remove SL-AAA222' }).click();
  await expect.poll(references).toEqual(['SL-BBB333']);
  const { message, action } = store.getState().notices.notices.at(-1) ?? {};
  expect([message, action?.label]).toEqual(['SL-AAA222 removed', 'Undo']);
  if (action?.dispatches) store.dispatch(action.dispatches);
  await expect.poll(() => references().toSorted()).toEqual(['SL-AAA222', 'SL-BBB333']);
});
