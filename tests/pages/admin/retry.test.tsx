import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compileContent } from '../../../src/domain/content/content';
import { contentWith, product } from '../../../src/admin/resources/resourceFixture';
import { fillStorage } from '../../helpers/component/AdminHarness';
import { button, expectText, openBackOffice, undo } from '../../helpers/component/backOffice';
import { choose, pictureFile } from '../../helpers/content/pictures';

const FILES = compileContent(contentWith({ products: [product('a')] }));

const form = () => page.getByRole('dialog').first();
const status = () => page.getByRole('banner').getByRole('paragraph');
const type = (label: string, text: string) =>
  form().getByRole('textbox', { name: label }).fill(text);

/** Selects an image in the form, and waits until it can be saved. */
async function chooseImage(label: string): Promise<void> {
  choose(label, await pictureFile('new.png', 64, 48));
  await expect.element(form().getByRole('button', { name: 'Replace' })).toBeVisible();
}

const RECORDS = [
  {
    noun: 'Product',
    path: 'products',
    save: 'Add Product',
    failed: 'Failed to add product. Please try again.',
    async fill(name: string) {
      await type('Product name', name);
      await form().getByRole('combobox', { name: 'Category' }).selectOptions('Lenses');
      await type('Description', 'Sharp.');
      await type('Specification 1', 'Weight: 1 kg');
      await chooseImage('Product image');
    },
  },
  {
    noun: 'Project',
    path: 'projects',
    save: 'Add Project',
    failed: 'Failed to add project. Please try again.',
    async fill(name: string) {
      await type('Title', name);
      await type('Description', 'Text');
      await type('Location', 'Jos');
      await form().getByRole('checkbox', { name: 'Film' }).click();
      await chooseImage('Main image');
    },
  },
];

describe.each(RECORDS)('A new $noun', ({ noun, path, save, failed, fill }) => {
  it('that is saved again after a failure exists once', async () => {
    await openBackOffice(`/admin/${path}`, FILES);
    await button(`Add ${noun}`).first().click();
    await fill('Quokka Nights');
    const makeRoom = fillStorage();
    await form().getByRole('button', { name: save }).click();
    await expectText(failed);
    makeRoom();
    await form().getByRole('button', { name: save }).click();
    await expect.element(form()).not.toBeInTheDocument();
    await expect.element(status()).toHaveTextContent('Saved');
    await page.getByRole('searchbox', { name: /^Search/ }).fill('Quokka Nights');
    const table = page.getByRole('region', { name: /^All / });
    const rows = table.getByRole('button', { name: 'Edit Quokka Nights' });
    await expect.poll(() => rows.elements().length).toBe(1);
  });
});

it('The toast of a list stores a failed change, and a copy is created once', async () => {
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
