import { expect, it, vi } from 'vitest';
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

it('A new project that is saved again after a failure exists once', async () => {
  await openBackOffice('/admin/projects', FILES);
  await button('Add Project').first().click();
  await type('Title', 'Quokka Nights');
  await type('Description', 'Text');
  await type('Location', 'Jos');
  await form().getByRole('checkbox', { name: 'Film' }).click();
  choose('Main image', await pictureFile('new.png', 64, 48));
  await expect.element(form().getByRole('button', { name: 'Replace' })).toBeVisible();
  const makeRoom = fillStorage();
  const save = form().getByRole('button', { name: 'Add Project' });
  await save.click();
  await expectText('Failed to add project. Please try again.');
  makeRoom();
  await save.click();
  await expect.element(form()).not.toBeInTheDocument();
  await expect.element(status()).toHaveTextContent('Saved');
  await page.getByRole('searchbox', { name: /^Search/ }).fill('Quokka Nights');
  const table = page.getByRole('region', { name: /^All / });
  const rows = table.getByRole('button', { name: 'Edit Quokka Nights' });
  await expect.poll(() => rows.elements().length).toBe(1);
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
