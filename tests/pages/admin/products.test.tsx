import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesOf } from '../../../src/domain/content/contentFixture';
import { contentWith, product } from '../../../src/admin/resources/resourceFixture';
import {
  button,
  dialog,
  expectText,
  openBackOffice,
  region,
  undo,
} from '../../helpers/component/backOffice';
import { expectNoAxeViolations } from '../../helpers/component/publicSite';

const PATH = '/admin/products';
const FULL =
  'You can only have 8 featured products. Please uncheck another featured product first.';
const FILES = filesOf(
  contentWith({
    products: 'abcdefghijkl'.split('').map((id) => product(id, { isFeatured: id < 'i' })),
  }),
);

const table = () => region('All Products');
const slots = () => region('Featured Products');
const csv = (text: string) => new File([text], 'products.csv', { type: 'text/csv' });
const upload = (file: File) =>
  userEvent.upload(page.getByLabelText('CSV file with products'), file);

beforeEach(() => page.viewport(1280, 900));

it('A ninth product cannot be featured by the star or the form', async () => {
  await openBackOffice(PATH, FILES);
  await expect.element(slots().getByText('8/8 slots used')).toBeVisible();
  const tile = page.getByRole('button', { name: /Add featured product/ });
  await expect.element(tile).not.toBeInTheDocument();
  const star = table().getByRole('button', { name: 'Feature Product i', exact: true });
  await expect.element(star).toHaveAttribute('aria-disabled', 'true');
  (star.element() as HTMLElement).click();
  await expectText(FULL);
  await button('Add Product').click();
  const box = page.getByRole('checkbox', { name: 'Feature this product' });
  await expect.element(box).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
  await slots().getByRole('button', { name: 'Unfeature Product a' }).click();
  await expect.element(slots().getByText('7/8 slots used')).toBeVisible();
  await tile.click();
  await expectText('8 of 8 featured slots used');
  await expect.element(box).toBeChecked();
});

it('A CSV file is imported completely or not at all, after a preview', async () => {
  await openBackOffice(PATH, FILES);
  await expect.element(button('Add Product')).toBeEnabled();
  const window = dialog('Import Products');
  await upload(csv('id,stock\na,-3'));
  await expectText('Nothing was imported.');
  await expectText('Row 2: stock: Stock must be a whole number, 0 or more');
  await expect.element(window.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await window.getByRole('button', { name: 'Close', exact: true }).last().click();
  await upload(csv('id,name\na,Renamed by a file'));
  await expectText('Changed (1)');
  await window.getByRole('button', { name: 'Import 1 product' }).click();
  const renamed = table().getByRole('button', { name: 'Edit Renamed by a file' });
  await expect.element(renamed).toBeVisible();
  await undo().click();
  await expect.element(renamed).not.toBeInTheDocument();
});
