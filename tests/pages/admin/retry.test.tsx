import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesOf } from '../../../src/domain/content/contentFixture';
import { contentWith, product } from '../../../src/admin/resources/resourceFixture';
import { fillStorage } from '../../helpers/storage/backOfficeDatabase';
import { button, expectText, openBackOffice, undo } from '../../helpers/component/backOffice';

const FILES = filesOf(contentWith({ products: [product('a')] }));

const status = () => page.getByRole('banner').getByRole('paragraph');

it('The toast of a list stores a failed change, and a copy is created once', async () => {
  await page.viewport(1280, 900);
  await openBackOffice('/admin/products', FILES);
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
