import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedRow, storeRow, fillStorage } from '../../helpers/storage/backOfficeDatabase';
import { filesOf, smallContent } from '../../../src/domain/content/contentFixture';
import { contentWith, product } from '../../../src/admin/resources/resourceFixture';
import {
  button,
  dialog,
  expectText,
  field,
  openBackOffice,
  expectNoText,
  undo,
} from '../../helpers/component/backOffice';

const PATH = '/admin/products';
const { files: FILES } = smallContent();
const FAILED = 'Failed to save category. Please try again.';

const manager = () => dialog('Manage Categories');
const status = () =>
  page.getByRole('banner', { includeHidden: true }).getByRole('paragraph', { includeHidden: true });

beforeEach(() => void vi.stubEnv('VITE_PUBLISH_TARGET', 'local'));

it('Drafts that cannot be read, and a full device, are reported; saving works again once there is space', async () => {
  const good = { id: 'good', name: 'Gimbals', slug: 'gimbals', isActive: true };
  const office = await openBackOffice(PATH, FILES, [], async () => {
    await storeRow('drafts', 'productCategories:good', { base: null, draft: good });
    await storeRow('drafts', 'productCategories:bad', 7);
  });
  const problem = '1 stored record cannot be read and is left out.';
  await expectText(problem);
  const makeRoom = fillStorage();
  await button('Create Category').first().click();
  await field('Category Name').fill('Tripods');
  const create = manager().getByRole('button', { name: 'Create Category' });
  await create.click();
  await expect.element(manager().getByText(FAILED)).toBeVisible();
  await expectText('Storage on this device is full');
  await expect.element(status()).toHaveTextContent('Not saved');
  await expect.element(field('Category Name')).toHaveValue('Tripods');
  makeRoom();
  await create.click();
  await expectText('Category created successfully!');
  await expect.element(status()).toHaveTextContent('Saved');
  await manager().getByRole('button', { name: 'Close' }).click();
  await office.reload();
  await expectText(problem);
  await button('Create Category').first().click();
  await page.getByRole('tab', { name: 'View All Categories' }).click();
  const list = manager().getByRole('list', { name: 'Categories' });
  await expect.element(list).toHaveTextContent(/Gimbals.*Tripods/);
  expect(list.getByText('Tripods', { exact: true }).elements()).toHaveLength(1);
  expect(await storedRow('drafts', 'productCategories:bad')).toBe(7);
});

it('The toast of a list stores a failed change, and a copy is created once', async () => {
  await page.viewport(1280, 900);
  await openBackOffice(PATH, filesOf(contentWith({ products: [product('a')] })));
  const duplicate = button('Duplicate Product a');
  const copies = page.getByRole('button', { name: 'Duplicate Product a (copy)' });
  await expect.element(duplicate).toBeVisible();
  const makeRoom = fillStorage();
  await duplicate.click();
  await expectText('Failed to update product. Please try again.');
  await expect.element(status()).toHaveTextContent('Not saved');
  const refused = () => vi.mocked(IDBObjectStore.prototype.put).mock.calls.length;
  const refusedBefore = refused();
  await userEvent.click(duplicate);
  await expect.poll(refused).toBeGreaterThan(refusedBefore);
  await expect.element(status()).toHaveTextContent('Not saved');
  makeRoom();
  await button('Save again').click();
  await expectText('“Product a (copy)” added.');
  await expect.element(status()).toHaveTextContent('Saved');
  await expect.poll(() => copies.elements().length).toBe(1);
  await undo().click();
  await expect.poll(() => copies.elements().length).toBe(0);
});

it('Settings that cannot be stored show an error, and survive a reload, also at the alias /admin/settings', async () => {
  const failed = 'Failed to save settings. Please try again.';
  await page.viewport(1280, 800);
  const office = await openBackOffice('/admin/settings', FILES);
  await expect.poll(() => office.site.url()).toBe('/admin/site-settings');
  await button('Edit Phone').click();
  await field('Phone').fill('+234 801 111 1111');
  await button('Done').click();
  fillStorage();
  await button('Save Changes').click();
  await expectText(failed);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expectNoText(failed);
  await expectText('+234 801 111 1111');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await office.reload();
  await expectText('+234 801 111 1111');
  await expect.element(status()).toHaveTextContent('Not saved');
});
