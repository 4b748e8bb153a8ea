import { expect, it } from 'vitest';
import { storageOverlay } from './storageOverlay';

/** Returns a storage that keeps its entries in memory. */
function memoryStorage(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

it('reads stored entries, and keeps writes to itself', () => {
  const stored = memoryStorage({ pendingBookingItems: '[]', other: 'x' });
  const overlay = storageOverlay(stored);
  expect(overlay.getItem('pendingBookingItems')).toBe('[]');
  overlay.removeItem('pendingBookingItems');
  overlay.setItem('bookingDraft', 'of the preview');
  overlay.setItem('other', 'y');
  expect(overlay.getItem('pendingBookingItems')).toBeNull();
  expect(overlay.getItem('bookingDraft')).toBe('of the preview');
  expect(Array.from({ length: overlay.length }, (_none, at) => overlay.key(at))).toEqual([
    'other',
    'bookingDraft',
  ]);
  overlay.clear();
  expect(overlay.length).toBe(0);
  expect(Array.from({ length: stored.length }, (_none, at) => stored.key(at))).toEqual([
    'pendingBookingItems',
    'other',
  ]);
  expect(stored.getItem('other')).toBe('x');
});
