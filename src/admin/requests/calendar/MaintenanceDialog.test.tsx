import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { stockedProduct } from '@/domain/rental/rentalFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { MaintenanceDialog } from './MaintenanceDialog';

it('Unsaved maintenance is kept over a reload, and not lost by Escape', async () => {
  const { store } = await openRequestsStore();
  const onClose = vi.fn();
  const show = () =>
    renderWithStore(
      store,
      <MaintenanceDialog
        products={[stockedProduct('zoom', 'Cine Zoom')]}
        hold={undefined}
        today="2026-11-24"
        onClose={onClose}
      />,
    );
  await show();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('0012');
  await cleanup();
  await show();
  await expect.element(quantity).toHaveValue('0012');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(quantity).toHaveValue('0012');
  await page.getByRole('button', { name: 'Add maintenance' }).click();
  await expect.element(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
