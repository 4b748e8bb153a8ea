import { parseCartItems, type CartItem } from '@/domain/cart/cart';
import { readJson, removeEntry, writeEntry } from './browserStorage';

/** Public storage key: the items passed from the cart to the booking page. */
export const PENDING_KEY = 'pendingBookingItems';

/** Saves items for the booking page if storage allows it. Never throws. */
export function savePendingItems(items: readonly CartItem[]): void {
  writeEntry('local', PENDING_KEY, JSON.stringify(items));
}

/** Returns the saved items without removing them. Drops invalid ones. Never throws. */
export function readPendingItems(): CartItem[] {
  return parseCartItems(readJson('local', PENDING_KEY)).items;
}

export function removePendingItems(): void {
  removeEntry('local', PENDING_KEY);
}
