import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memoryTarget } from '../../publishFixture';
import { selectPublished, selectWorkingCopy } from '../../../drafts/content/workingCopySelectors';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../../tests/helpers/component/AdminHarness';
import { filesOf } from '../../../../../tests/helpers/component/publishScreen';
import { PublicationDetails } from './PublicationDetails';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
test('restoring a featured record requires a choice of the record to unfeature', async () => {
  const store = await createAdminStore(filesOf('bcd'));
  const { target } = memoryTarget(filesOf('abc'), () => undefined);
  await renderAdminScreen(store, () => (
    <PublicationDetails
      target={target}
      publication={{ id: '1', at: '2026-01-01T00:00:00.000Z', changes: [] }}
      published={selectPublished(store.getState())?.content}
      onClose={() => undefined}
    />
  ));
  const featured = () =>
    selectWorkingCopy(store.getState())!
      .services.filter(({ isFeatured }) => isFeatured)
      .map(({ id }) => id)
      .join('');
  const restore = page.getByRole('button', { name: 'Restore: Featured of “Title a”' });
  await restore.click();
  const dialog = page.getByRole('dialog', { name: 'Restore and unfeature' });
  await expect.element(dialog.getByText(/so “Title b” will no longer be featured/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(featured()).toBe('bcd');
  await restore.click();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.poll(featured).toBe('acd');
});
