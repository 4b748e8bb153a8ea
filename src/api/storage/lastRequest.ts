import { readJson, writeEntry } from './browserStorage';
import { parseCartItems, type CartItem } from '@/domain/cart/cart';

/** Local storage: the items of the last request that was sent. It has no personal data. */
const KEY = 'lastRequest';

/** Saves the items of a request that was sent, if storage allows it. Never throws. */
export function saveLastRequest(items: readonly CartItem[]): void {
  if (items.length > 0) writeEntry('local', KEY, JSON.stringify(items));
}

/** Returns the items of the last request that was sent. Drops invalid ones. Never throws. */
export function readLastRequest(): CartItem[] {
  return parseCartItems(readJson('local', KEY)).items;
}
