import { get, set } from 'idb-keyval';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  editLockLost,
  draftsRead,
  editLockAcquired,
  storageChanged,
  takeoverChanged,
} from '../drafts/state/statusSlice';
import { renderWithProviders, actAndFlush } from '../../../tests/helpers/component/TestProviders';
import { createAdminStore } from '../../../tests/helpers/component/AdminHarness';
import { draftDatabase } from '../../../tests/helpers/storage/draftDatabase';
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

it('Damaged entries can be downloaded, and removed after a confirmation', async () => {
  const { store, happen } = await show();
  await set('draft:products:p1', 7, draftDatabase);
  await happen(draftsRead({ known: {}, damaged: ['draft:products:p1'] }));
  await expect.element(status()).toHaveTextContent('1 stored entry could not be read.');
  expect(buttons()).toEqual(['Download damaged data', 'Remove damaged data']);
  await page.getByRole('button', { name: 'Remove damaged data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => store.getState().status.damaged).toEqual([]);
  expect(await get('draft:products:p1', draftDatabase)).toBeUndefined();
});

it('Full storage and denied storage have different messages', async () => {
  const { happen } = await show();
  await happen(storageChanged({ storage: 'memory-only', issue: 'full' }));
  await expect.element(status()).toHaveTextContent('Storage on this device is full');
  await happen(storageChanged({ storage: 'memory-only', issue: 'denied' }));
  await expect.element(status()).toHaveTextContent('This browser blocks storage');
});
