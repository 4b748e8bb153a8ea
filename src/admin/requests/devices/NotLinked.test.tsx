import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { NO_COPY } from '../copies/deskTypes';
import { updateCopyState } from '../sync/copyState';
import { stubDeskWorker } from '../sync/deskWorkerFixture';
import DevicesPage from './DevicesPage';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('The page has one main heading while it looks for a copy', async () => {
  vi.stubEnv('VITE_DESK_STORE', 'local');
  stubDeskWorker(() => new Promise(() => undefined));
  updateCopyState({ status: NO_COPY });
  const { store } = await openRequestsStore();
  await renderWithStore(store, <DevicesPage />);
  await expect.element(page.getByRole('status', { name: 'Looking for a copy' })).toBeVisible();
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
});
