import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inMemorySource } from '../../inMemorySource';
import type { PublicationHistory } from '../../publishTarget';
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
  const history: PublicationHistory = {
    list: () => Promise.resolve({ publications: [] }),
    source: () => Promise.resolve(inMemorySource(filesOf('abc'))),
    explain: ({ code }) => code,
  };
  await renderAdminScreen(store, () => (
    <PublicationDetails
      history={history}
      publication={{ id: '1', at: '2026-01-01T00:00:00.000Z', changes: [] }}
      side="after"
      published={selectPublished(store.getState())?.content}
      onSide={() => undefined}
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
