import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyEdits } from '../../drafts/editThunks';
import { selectPublished, selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import {
  createAdminStore,
  renderAdminPart,
} from '../../../../tests/helpers/component/AdminHarness';
import {
  button,
  filesOf,
  put,
  service,
  show,
} from '../../../../tests/helpers/component/publishScreen';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { ImportZip } from './ImportZip';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
/** Intercepts downloads without leaving the page; returns a function that returns the last file. */
function catchDownloads() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

test('the button has its place, but is disabled, before the published content is known', async () => {
  await renderAdminPart(<ImportZip live={undefined} />);
  await expect.element(button('Import ZIP')).toBeDisabled();
});

test('a second ZIP file includes the changes of an earlier one after a confirmation', async () => {
  localStorage.removeItem('handedZips');
  const files = catchDownloads();
  const store = await createAdminStore(filesOf('abc'));
  await put(store, { ...service('d', false), title: 'First' });
  await put(store, { ...service('e', false), title: 'Second' });
  await show(store);
  await page.getByRole('checkbox', { name: 'Service “Second” changed' }).click();
  await button('Download as ZIP').click();
  await expect.poll(() => files.length).toBe(1);
  await page.getByRole('checkbox', { name: 'Service “Second” changed' }).click();
  await page.getByRole('checkbox', { name: 'Service “First” changed' }).click();
  await button('Download as ZIP').click();
  const dialog = page.getByRole('dialog', { name: 'An earlier ZIP file is not live yet' });
  await expect
    .element(dialog.getByText(/^This ZIP lacks changes of an earlier one: Service “First” changed/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(files).toHaveLength(1);
  await button('Download as ZIP').click();
  await dialog.getByRole('button', { name: 'Include them' }).click();
  await expect.poll(() => files.length).toBe(2);
  const other = await createAdminStore(filesOf('abc'));
  const { previewImport: readBundleFile } = await import('../zip/importBundle');
  const { content } = selectPublished(other.getState())!;
  const live = { files: filesOf('abc'), failed: [], content, source: { read: vi.fn() } };
  const { changes } = await readBundleFile(files[1]!, live);
  expect(changes.map(({ change }) => change.name.short)).toEqual(['“First”', '“Second”']);
});

test('an imported ZIP file has a conflict if the same field was changed here', async () => {
  const files = catchDownloads();
  const other = await createAdminStore(filesOf('abc'));
  await put(other, { ...service('d', false), title: 'Theirs' });
  const shown = await show(other);
  await button('Download as ZIP').click();
  await expect.poll(() => files.length).toBe(1);
  await shown.unmount();

  const store = await createAdminStore(filesOf('abc'));
  await put(store, { ...service('d', false), title: 'Mine' });
  await show(store);
  await expect.element(button('Import ZIP')).toBeEnabled();
  const file = new File([files[0]!], 'website-changes.zip', { type: 'application/zip' });
  await userEvent.upload(page.getByLabelText('ZIP file to import'), file);
  const dialog = page.getByRole('dialog', { name: 'Import ZIP' });
  const importing = dialog.getByRole('button', { name: 'Import 1 change' });
  await expect
    .element(dialog.getByText('Title of “Mine” was also changed in the ZIP file.'))
    .toBeVisible();
  await expect.element(importing).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Use the ZIP file’s version' }).click();
  const cancel = dialog.getByRole('button', { name: 'Cancel' }).element();
  (importing.element() as HTMLButtonElement).click();
  // React renders the state of a press in a microtask.
  await Promise.resolve();
  expect(cancel.textContent).toBe('Close');
  await expect
    .poll(() => selectDrafts(store.getState()).services['d']?.draft)
    .toMatchObject({ title: 'Theirs' });
});

test('a file that features a fourth service unfeatures the first one, and reports it', async () => {
  const files = catchDownloads();
  const other = await createAdminStore(filesOf('ab'));
  await put(other, service('d', true));
  const shown = await show(other);
  await button('Download as ZIP').click();
  await expect.poll(() => files.length).toBe(1);
  await shown.unmount();

  const store = await createAdminStore(filesOf('ab'));
  await put(store, service('e', true));
  await show(store);
  await expect.element(button('Import ZIP')).toBeEnabled();
  await userEvent.upload(page.getByLabelText('ZIP file to import'), new File(files, 'a.zip'));
  const dialog = page.getByRole('dialog', { name: 'Import ZIP' });
  await expect.element(dialog.getByText(/so “Title a” will no longer be featured/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 change' }).click();
  await expect
    .poll(() =>
      selectWorkingCopy(store.getState())!
        .services.filter(({ isFeatured }) => isFeatured)
        .map(({ id }) => id),
    )
    .toEqual(['b', 'd', 'e']);
});

test('a conflict about an order shows the names of its records', async () => {
  const files = filesOf('abc');
  const store = await createAdminStore(files);
  const order = (ids: string) => ({ ids: ids.split('') });
  await store.dispatch(
    applyEdits('order', [{ collection: 'orders', id: 'services', draft: order('bacde') }], ''),
  );
  const { services } = files['services/index.json'];
  Object.assign(files, { 'services/index.json': { services: [...services].reverse() } });
  await show(store);
  const form = page.getByRole('form', { name: 'Order of the services' });
  await expect
    .element(form.getByText('Order of the services was also changed on the website.'))
    .toBeVisible();
  await expect.element(form.getByText(/Title e\s+Title d\s+Title c\s+Title b/)).toBeVisible();
  await form.getByRole('radio', { name: 'Keep my version' }).click();
  await form.getByRole('button', { name: 'Apply choices' }).click();
  await expect
    .poll(() =>
      selectWorkingCopy(store.getState())!
        .services.map(({ id }) => id)
        .join(''),
    )
    .toBe('bacde');
  await expect.element(form).not.toBeInTheDocument();
});
