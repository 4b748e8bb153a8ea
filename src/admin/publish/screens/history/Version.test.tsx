import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { undo } from '../../../drafts/editThunks';
import { selectPublished, selectDraftContent } from '../../../drafts/content/draftContent';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../../tests/helpers/component/AdminHarness';
import { button, filesOf, service } from '../../../../../tests/helpers/component/publishScreen';
import { expectNoAxeViolations } from '../../../../../tests/helpers/component/publicSite';
import { memoryTarget } from '../../publishFixture';
import { Version } from './Version';

const services = (featured: string, renamed = '') =>
  ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...service(id, featured.includes(id)),
    description: renamed.includes(id) ? 'Since' : 'Text',
  }));

async function showVersion(then: object[], now: object[]) {
  const filesWith = (list: object[]) => ({
    ...filesOf(''),
    'services/index.json': { services: list },
  });
  const store = await createAdminStore(filesWith(now));
  const { target } = memoryTarget(filesWith(then), () => undefined);
  await renderAdminScreen(store, () => (
    <main>
      <h1>Publish history</h1>
      <Version
        target={target}
        publication={{ id: '1', at: '2026-01-01T00:00:00.000Z', changes: [] }}
        undone={undefined}
        published={selectPublished(store.getState())?.content}
        onClose={() => undefined}
      />
    </main>
  ));
  return { store, current: () => selectDraftContent(store.getState())!.services };
}

const checkbox = (name: string) => page.getByRole('checkbox', { name });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});

test('the selected differences are restored as one step, and the focus moves to what is left', async () => {
  const { store, current } = await showVersion(services(''), services('', 'abc'));
  const texts = () => current().map(({ description }) => description);
  await expect.element(button('Restore selected')).toBeDisabled();
  await expectNoAxeViolations();
  await checkbox('Service “Title a” changed later').click();
  await checkbox('Service “Title c” changed later').click();
  await button('Restore selected').click();
  const heading = page.getByRole('heading', { name: '1 item changed since this version' });
  await expect.element(heading).toHaveFocus();
  expect(texts()).toEqual(['Text', 'Since', 'Text', 'Text', 'Text']);
  await store.dispatch(undo());
  expect(texts()).toEqual(['Since', 'Since', 'Since', 'Text', 'Text']);
  await checkbox('0 of 3 selected').click();
  await button('Restore selected').click();
  await expect.element(page.getByRole('heading', { name: 'No differences' })).toHaveFocus();
});

test('restoring asks before other records are unfeatured, and before unpublished changes are replaced', async () => {
  const { current } = await showVersion(services('abc'), services('bcd'));
  const featured = () =>
    current()
      .filter(({ isFeatured }) => isFeatured)
      .map(({ id }) => id)
      .join('');
  await checkbox('Service “Title a” changed later').click();
  await button('Restore selected').click();
  const dialog = page.getByRole('dialog', { name: 'Restore selected' });
  await expect.element(dialog.getByText(/so “Title b” will no longer be featured/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(featured()).toBe('bcd');
  await button('Restore selected').click();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.poll(featured).toBe('acd');
  await checkbox('Service “Title b” changed later').click();
  await checkbox('Service “Title d” changed later').click();
  await button('Restore selected').click();
  await expect.element(dialog.getByText(/This replaces 1 unpublished change\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.poll(featured).toBe('abc');
});
