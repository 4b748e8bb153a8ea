import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { expectNoAxeViolations } from '../../../../tests/helpers/component/publicSite';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { DeskError } from '../copies/deskTypes';
import { stubDeskWorker } from '../sync/deskWorkerFixture';
import { NotLinked } from './NotLinked';

it('A token is asked for the private repository, and can be entered again after the connection was lost', async () => {
  await page.viewport(360, 740);
  vi.stubEnv('VITE_DESK_STORE', 'github:slate/desk#main');
  const hasCopy = vi.fn<(token: unknown) => Promise<boolean>>(async () => true);
  hasCopy.mockRejectedValueOnce(new DeskError('unreachable'));
  stubDeskWorker((_name, token) => hasCopy(token));
  const { store } = await openRequestsStore();
  await renderWithStore(
    store,
    <main>
      <h1>Devices and copies</h1>
      <NotLinked wasLinked={false} />
    </main>,
  );
  const enter = page.getByRole('region', { name: 'Enter a token' });
  await expect.element(enter).toHaveTextContent(/private repository slate\/desk/);
  await expectNoAxeViolations();
  const token = enter.getByLabelText('GitHub token of the desk');
  const proceed = enter.getByRole('button', { name: 'Continue' });
  await token.fill('secret');
  await proceed.click();
  await expect.element(enter.getByRole('alert')).toHaveTextContent(/could not be reached/);
  await token.fill('secret');
  await proceed.click();
  await expect.element(page.getByRole('region', { name: 'Link this device' })).toBeVisible();
  expect(hasCopy.mock.calls).toEqual([['secret'], ['secret']]);
});
