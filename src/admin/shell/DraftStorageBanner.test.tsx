import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  editLockLost,
  editLockAcquired,
  dataLossDetected,
  persistFailed,
  takeoverChanged,
} from '../drafts/state/statusSlice';
import { renderWithProviders, actAndFlush } from '../../../tests/helpers/component/TestProviders';
import { createAdminStore } from '../../../tests/helpers/component/AdminHarness';
import { DraftStorageBanner } from './DraftStorageBanner';

async function show() {
  const store = await createAdminStore({});
  await renderWithProviders(
    <Provider store={store}>
      <DraftStorageBanner />
    </Provider>,
  );
  return {
    store,
    happen: (action: Parameters<typeof store.dispatch>[0]) =>
      actAndFlush(() => store.dispatch(action)),
  };
}

const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const status = () => page.getByRole('status');

it('Taking over editing shows what it waits for, and what is not loaded yet', async () => {
  const { happen } = await show();
  await happen(editLockLost());
  await expect.element(status()).toHaveTextContent('You are editing in another tab.');
  expect(buttons()).toEqual(['Edit in this tab']);
  await happen(takeoverChanged('requested'));
  await expect.element(status()).toHaveTextContent('Waiting until it has saved its changes...');
  await happen(takeoverChanged('unanswered'));
  await expect.element(status()).toHaveTextContent('The other tab does not respond');
  expect(buttons()).toEqual(['Try Again', 'Edit in this tab anyway']);
  await happen(takeoverChanged('unstored'));
  await expect.element(status()).toHaveTextContent('has changes that it could not save');
  expect(buttons()).toEqual(['Try Again', 'Edit in this tab anyway']);
  await happen(editLockAcquired());
  await expect.element(status()).not.toBeInTheDocument();
});

it('Damaged drafts link to their backups', async () => {
  const { happen } = await show();
  const link = page.getByRole('link', { name: 'Show backups' });
  for (const action of [
    dataLossDetected('part'),
    persistFailed('unreadable'),
    persistFailed('limitReached'),
  ]) {
    await happen(action);
    await expect.element(link.last()).toHaveAttribute('href', '/admin/publish/history#backups');
  }
});

it('Full storage and denied storage have different messages', async () => {
  const { happen } = await show();
  await happen(persistFailed('full'));
  await expect.element(status()).toHaveTextContent('Storage on this device is full');
  await happen(persistFailed('denied'));
  await expect.element(status()).toHaveTextContent('This browser blocks storage');
});
