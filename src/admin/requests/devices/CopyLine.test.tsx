import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { NO_COPY } from '../copies/deskTypes';
import { updateCopyState } from '../sync/copyState';
import { CopyLine } from './CopyLine';

it('The line has its place before the state of the copy is known', async () => {
  await page.viewport(360, 740);
  vi.stubEnv('VITE_DESK_STORE', 'local');
  updateCopyState({ status: undefined, failure: undefined });
  const { store } = await openRequestsStore();
  await renderWithStore(
    store,
    <main>
      <CopyLine />
    </main>,
  );
  const height = () => document.querySelector('main')?.offsetHeight;
  const before = height();
  expect(before).toBeGreaterThan(0);
  updateCopyState({ status: NO_COPY });
  await expect.element(page.getByText('Not saved elsewhere yet.')).toBeVisible();
  expect(height()).toBe(before);
});
