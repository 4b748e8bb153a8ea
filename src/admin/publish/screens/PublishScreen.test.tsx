import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Store } from '../../drafts/draftsFixture';
import { undo } from '../../drafts/editThunks';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import {
  button,
  filesOf,
  put,
  service,
  show,
} from '../../../../tests/helpers/component/publishScreen';
import { expectNoAxeViolations } from '../../../../tests/helpers/component/publicSite';
import { selectDrafts } from '../../drafts/state/draftsReducer';

const featured = (store: Store) =>
  selectDraftContent(store.getState())!
    .services.filter(({ isFeatured }) => isFeatured)
    .map(({ id }) => id)
    .join('');

const TOO_MANY = '4 services are featured, at most 3 can be. Nothing can be published';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
test('half of a swap can be published only with the other half', async () => {
  const store = await createAdminStore(filesOf('abc'));
  await put(store, service('a', false), service('d', true));
  await show(store);
  await expect.element(page.getByText('No problems found.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Service “Title a” changed' }).click();
  await expect
    .element(page.getByText(/^4 services are featured, at most 3 can be: “Title a”/))
    .toBeVisible();
  await expect.element(button('Download as ZIP')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Service “Title a” changed' }).click();
  await expect.element(page.getByText('No problems found.')).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeEnabled();
});

test('discarding half of a swap requires a confirmation, and discards the other half too', async () => {
  const store = await createAdminStore(filesOf('abc'));
  await put(store, service('a', false), { ...service('d', true), title: 'New' });
  await show(store);
  await button('Discard: Service “Title a” changed').click();
  const dialog = page.getByRole('dialog', { name: 'Discard change' });
  await expect.element(dialog.getByText(/so “New” will no longer be featured/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(featured(store)).toBe('bcd');
  await button('Discard: Service “Title a” changed').click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => featured(store)).toBe('abc');
  // Other changes of that record stay.
  expect(selectDrafts(store.getState()).services).toMatchObject({
    d: { draft: { title: 'New' } },
  });
  await store.dispatch(undo());
  expect(featured(store)).toBe('bcd');
});

test('the administrator selects a record to unfeature if another one has published a fourth one meanwhile', async () => {
  const files = filesOf('ab');
  const store = await createAdminStore(files);
  await put(store, service('d', true));
  Object.assign(files, filesOf('abe'));
  await show(store);
  await expect.element(page.getByText(TOO_MANY)).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeDisabled();
  await button('Unfeature “Title e”').click();
  await expect.poll(() => featured(store)).toBe('abd');
  await expect.element(page.getByText('No problems found.')).toBeVisible();
});

test('changes whose publication was rejected can be published once they are corrected', async () => {
  const files = filesOf('ab');
  const store = await createAdminStore(files);
  await put(store, service('d', true));
  await show(store);
  await expect.element(page.getByText('No problems found.')).toBeVisible();
  // Another administrator has published meanwhile.
  Object.assign(files, filesOf('abe'));
  await button('Download as ZIP').click();
  await expect.element(page.getByText(/^Nothing was published\. Fix the errors/)).toBeVisible();
  await expect.element(page.getByText('1 error to fix before publishing')).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeDisabled();
  await put(store, { ...service('d', false), title: 'New' });
  await expect.element(page.getByText('No problems found.')).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeEnabled();
});

test('a change in conflict is shown among the conflicts only, and the others can be published before', async () => {
  const files = filesOf('abc');
  const store = await createAdminStore(files);
  const renamed = (id: string, title: string) => ({ ...service(id, false), title });
  await put(store, renamed('d', 'Mine'), renamed('e', 'Other'));
  const list = files['services/index.json'].services;
  const services = list.map((one) => (one.id === 'd' ? renamed('d', 'Theirs') : one));
  Object.assign(files, { 'services/index.json': { services } });
  await show(store);
  const question = page.getByRole('form', { name: 'Service “Mine”' });
  await expect.element(question.getByText('Theirs')).toBeVisible();
  await expect.element(page.getByText('1 of 1 selected')).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeEnabled();
  const changed = page.getByRole('checkbox', { name: 'Service “Mine” changed' });
  expect(changed.elements()).toEqual([]);
  await expectNoAxeViolations();
  await question.getByRole('radio', { name: 'Keep my version' }).click();
  await question.getByRole('button', { name: 'Apply choices' }).click();
  await expect.element(changed).toBeChecked();
  await expect.element(question).not.toBeInTheDocument();
});
