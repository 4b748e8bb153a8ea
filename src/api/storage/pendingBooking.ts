import { parseCartItems, type CartItem } from '@/domain/cart/cart';
import { readEntry, removeEntry, writeEntry } from './browserStorage';

/** Name of contract: the items handed from the cart to the booking page (public-site.md §4). */
const PENDING_KEY = 'pendingBookingItems';

/** Leaves items for the booking page, if storage lets it. Never throws. */
export function savePendingItems(items: readonly CartItem[]): void {
  writeEntry('local', PENDING_KEY, JSON.stringify(items));
}

/** The items that were left, without removing them; damaged ones are left out. Never throws. */
export function readPendingItems(): CartItem[] {
  const text = readEntry('local', PENDING_KEY);
  if (text === null) return [];
  try {
    return parseCartItems(JSON.parse(text)).items;
  } catch {
    return [];
  }
}

/** Removes what was left, once it has been read. Never throws. */
export function removePendingItems(): void {
  removeEntry('local', PENDING_KEY);
}
