import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { renderWithProviders } from '../../../tests/helpers/TestProviders';
import { sandboxDocument } from './sandboxDocument';

it('A preview reads stored data and writes none, and its forms send nothing', async () => {
  const { localStorage: local, sessionStorage: session } = window;
  local.setItem('pendingBookingItems', '[]');
  session.setItem('bookingDraft', 'mine');
  const toasts: unknown[] = [];
  window.addEventListener('show-toast', (event) => toasts.push((event as CustomEvent).detail));
  sandboxDocument();
  sandboxDocument();

  expect(readEntry('local', 'pendingBookingItems')).toBe('[]');
  removeEntry('local', 'pendingBookingItems');
  expect(readEntry('local', 'pendingBookingItems')).toBeNull();
  expect(writeEntry('session', 'bookingDraft', 'of the preview')).toBe('stored');
  expect(readEntry('session', 'bookingDraft')).toBe('of the preview');
  expect(local.getItem('pendingBookingItems')).toBe('[]');
  expect(session.getItem('bookingDraft')).toBe('mine');

  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await renderWithProviders(
    <>
      <form aria-label="Message" onSubmit={onSubmit}>
        <textarea aria-label="Words" />
        <button type="submit">Send</button>
      </form>
      <form aria-label="Search" onSubmit={onSubmit}>
        <button type="submit">Find</button>
      </form>
    </>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(toasts).toEqual([{ message: 'Forms cannot be sent from the preview.', type: 'warning' }]);
  await page.getByRole('button', { name: 'Find' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
