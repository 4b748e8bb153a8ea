import { expect, it } from 'vitest';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';
import { storageOverlay } from './openPreview';

it('reads stored entries, and keeps writes to itself', () => {
  const stored = memoryStorage({ pendingBookingItems: '[]', other: 'x' });
  const overlay = storageOverlay(stored);
  expect(overlay.getItem('pendingBookingItems')).toBe('[]');
  overlay.removeItem('pendingBookingItems');
  overlay.setItem('bookingDraft', 'of the preview');
  overlay.setItem('other', 'y');
  expect(overlay.getItem('pendingBookingItems')).toBeNull();
  expect(overlay.getItem('bookingDraft')).toBe('of the preview');
  expect(Array.from({ length: overlay.length }, (_none, index) => overlay.key(index))).toEqual([
    'other',
    'bookingDraft',
  ]);
  overlay.clear();
  expect(overlay.length).toBe(0);
  expect(Array.from({ length: stored.length }, (_none, index) => stored.key(index))).toEqual([
    'pendingBookingItems',
    'other',
  ]);
  expect(stored.getItem('other')).toBe('x');
});
