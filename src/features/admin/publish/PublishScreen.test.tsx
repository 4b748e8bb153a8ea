import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { smallContent } from '@/domain/contentFixture';
import { makeEdits, undo } from '@/api/drafts/editing';
import { selectPublished, selectWorkingCopy } from '@/api/drafts/workingCopySelectors';
import type { Store } from '@/api/drafts/draftsFixture';
import type { Service } from '@/domain/service';
import { openWorkshop, renderWorkshop } from '../../../../tests/helpers/Workshop';
import { PublishScreen } from './PublishScreen';

const service = (id: string, isFeatured: boolean): Service => ({
  id,
  title: `Title ${id}`,
  description: 'Text',
  isFeatured,
  slug: id,
});

/** The small content with these services, of which the named ones are featured. */
function filesOf(featuredIds: string) {
  const services = ['a', 'b', 'c', 'd', 'e'].map((id) => service(id, featuredIds.includes(id)));
  return {
    ...smallContent().files,
    'services/index.json': { services },
    'services/featured.json': { services: services.filter(({ isFeatured }) => isFeatured) },
  };
}

const put = (store: Store, ...services: Service[]) =>
  store.dispatch(
    makeEdits(
      services.map(({ id }) => id).join(),
      services.map((draft) => ({ collection: 'services', id: draft.id, draft })),
      '',
    ),
  );
const featured = (store: Store) =>
  selectWorkingCopy(store.getState())!
    .services.filter(({ isFeatured }) => isFeatured)
    .map(({ id }) => id)
    .join('');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const show = (store: Store) => renderWorkshop(store, () => <PublishScreen setting={undefined} />);

const TOO_MANY = '4 services are featured, at most 3 can be';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('publishing half of a swap asks for the other half', async () => {
  const store = await openWorkshop(filesOf('abc'));
  await put(store, service('a', false), service('d', true));
  await show(store);
  await expect.element(page.getByText('Everything is in order.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Service “Title a” changed' }).click();
  await expect
    .element(page.getByText(/4 services would be featured, at most 3 can be: “Title a”/))
    .toBeVisible();
  await expect.element(button('Download as ZIP')).toBeDisabled();
  await button('Include “Title a”').click();
  await expect.element(page.getByText('Everything is in order.')).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeEnabled();
});

test('discarding half of a swap asks, and discards the other half of it with it', async () => {
  const store = await openWorkshop(filesOf('abc'));
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
  // What else was changed of the other one stays.
  expect(store.getState().drafts.services).toMatchObject({ d: { draft: { title: 'New' } } });
  await store.dispatch(undo());
  expect(featured(store)).toBe('bcd');
});

test('a fourth that another administrator has published meanwhile is asked about', async () => {
  const files = filesOf('ab');
  const store = await openWorkshop(files);
  await put(store, service('d', true));
  Object.assign(files, filesOf('abe'));
  await show(store);
  const question = page.getByRole('form', { name: 'Too many featured services' });
  await expect.element(question.getByText(TOO_MANY)).toBeVisible();
  await expect
    .element(question.getByText('“Title d” (featured by an unpublished change)'))
    .toBeVisible();
  await expect.element(button('Download as ZIP')).toBeDisabled();
  await question.getByRole('checkbox', { name: '“Title a”' }).click();
  await expect
    .element(question.getByRole('button', { name: 'Unfeature 0 services' }))
    .toBeDisabled();
  await question.getByRole('checkbox', { name: '“Title e”' }).click();
  await question.getByRole('button', { name: 'Unfeature “Title e”' }).click();
  await expect.poll(() => featured(store)).toBe('abd');
  await expect.element(page.getByText('Everything is in order.')).toBeVisible();
});

test('too many on the website are corrected by one press, which can be undone', async () => {
  const store = await openWorkshop(filesOf('abcd'));
  await show(store);
  await expect.element(page.getByText(TOO_MANY)).toBeVisible();
  await button('Unfeature “Title a”').click();
  await expect.poll(() => featured(store)).toBe('bcd');
  await expect.element(page.getByText('Everything is in order.')).toBeVisible();
  await store.dispatch(undo());
  expect(featured(store)).toBe('abcd');
});

test('one field of a change is discarded', async () => {
  const store = await openWorkshop(filesOf('abc'));
  await put(store, { ...service('d', false), title: 'New', description: 'Other', updatedAt: '1' });
  await show(store);
  await button('Discard: Title of “New” changed').click();
  await expect
    .poll(() => store.getState().drafts.services['d']?.draft)
    .toMatchObject({ title: 'Title d', description: 'Other' });
  // The last field goes with the whole change.
  await expect.element(button(/^Discard: Description/)).not.toBeInTheDocument();
  await store.dispatch(undo());
  await expect.element(button('Discard: Description of “New” changed')).toBeVisible();
});

/** Hands out files without leaving the page; gives the one that was handed out last. */
function catchDownloads() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

test('a second ZIP file asks for what an earlier one holds', async () => {
  localStorage.removeItem('handedZips');
  const files = catchDownloads();
  const store = await openWorkshop(filesOf('abc'));
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
  await expect.element(dialog.getByText(/left out now: Service “First” changed/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(files).toHaveLength(1);
  await button('Download as ZIP').click();
  await dialog.getByRole('button', { name: 'Include them' }).click();
  await expect.poll(() => files.length).toBe(2);
  const other = await openWorkshop(filesOf('abc'));
  const { readBundleFile } = await import('@/api/publish/importBundle');
  const { content } = selectPublished(other.getState())!;
  const live = { files: filesOf('abc'), failed: [], content, source: { read: vi.fn() } };
  const { changes } = await readBundleFile(files[1]!, live);
  expect(changes.map(({ change }) => change.name.short)).toEqual(['“First”', '“Second”']);
});

test('an imported ZIP file asks about a field that was changed here too', async () => {
  const files = catchDownloads();
  const other = await openWorkshop(filesOf('abc'));
  await put(other, { ...service('d', false), title: 'Theirs' });
  const shown = await show(other);
  await button('Download as ZIP').click();
  await expect.poll(() => files.length).toBe(1);
  await shown.unmount();

  const store = await openWorkshop(filesOf('abc'));
  await put(store, { ...service('d', false), title: 'Mine' });
  await show(store);
  await expect.element(button('Import ZIP')).toBeVisible();
  const file = new File([files[0]!], 'website-changes.zip', { type: 'application/zip' });
  await userEvent.upload(page.getByLabelText('ZIP file to import'), file);
  const dialog = page.getByRole('dialog', { name: 'Import ZIP' });
  const importing = dialog.getByRole('button', { name: 'Import 1 change' });
  await expect
    .element(dialog.getByText('Title of “Mine” was changed on both sides.'))
    .toBeVisible();
  await expect.element(importing).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Take the ZIP file’s' }).click();
  await importing.click();
  await expect
    .poll(() => store.getState().drafts.services['d']?.draft)
    .toMatchObject({ title: 'Theirs' });
});

test('an order that was published on both sides is asked about by the names of its records', async () => {
  const files = filesOf('abc');
  const store = await openWorkshop(files);
  const order = (ids: string) => ({ ids: ids.split('') });
  await store.dispatch(
    makeEdits('order', [{ collection: 'orders', id: 'services', draft: order('bacde') }], ''),
  );
  const { services } = files['services/index.json'];
  Object.assign(files, { 'services/index.json': { services: [...services].reverse() } });
  await show(store);
  const form = page.getByRole('form', { name: 'Order of the services' });
  await expect
    .element(form.getByText('Order of the services was changed on both sides.'))
    .toBeVisible();
  await expect.element(form.getByText(/Title e\s+Title d\s+Title c\s+Title b/)).toBeVisible();
  await form.getByRole('radio', { name: 'Keep mine' }).click();
  await form.getByRole('button', { name: 'Use these' }).click();
  await expect
    .poll(() =>
      selectWorkingCopy(store.getState())!
        .services.map(({ id }) => id)
        .join(''),
    )
    .toBe('bacde');
  await expect.element(form).not.toBeInTheDocument();
});
