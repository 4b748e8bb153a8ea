import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { LazyDialog } from './AdminDialogs';

const PART = { text: 'The form' };

async function open(load: () => Promise<typeof PART>, part = lazyModule(load)) {
  const onClose = vi.fn();
  await renderWithProviders(
    <LazyDialog part={part} title="Edit Product" onClose={onClose}>
      {({ text }) => <p>{text}</p>}
    </LazyDialog>,
  );
  return onClose;
}

test('a dialog that is loading can be closed', async () => {
  const onClose = await open(() => new Promise(() => undefined));
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await expect.element(dialog.getByRole('status', { name: 'Loading' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a part that could not be loaded is loaded by Try Again', async () => {
  const load = vi.fn(() => Promise.reject<typeof PART>(new Error('offline')));
  await open(load);
  await expect.element(page.getByText('Part of this page could not be loaded.')).toBeVisible();
  load.mockResolvedValue(PART);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('The form')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
