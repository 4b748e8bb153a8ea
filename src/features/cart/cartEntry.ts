import type { StoredEntry } from '@/api/storage/storedEntry';
import { MAX_CART_LINES, MAX_QUANTITY, parseCartItems, type CartItem } from '@/domain/cart/cart';
import type { CartState } from './cartSlice';

function quantities(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map(({ id, quantity }) => [id, quantity]));
}

/** Applies the changes that this tab made since the base to the cart that the other tab stored. */
function mergeItems(base: CartItem[], mine: CartItem[], theirs: CartItem[]): CartItem[] {
  const [before, mineById, theirsById] = [quantities(base), quantities(mine), quantities(theirs)];
  const lines = new Map([...theirs, ...mine].map((item) => [item.id, item]));
  const merged = [...lines].flatMap(([id, item]) => {
    const change = (mineById.get(id) ?? 0) - (before.get(id) ?? 0);
    // If both tabs decrease the quantity, the sum of the changes could reach 0. The line is only
    // removed if a tab removed it.
    const minimum = mineById.has(id) && theirsById.has(id) ? 1 : 0;
    const quantity = Math.max(minimum, Math.min(MAX_QUANTITY, (theirsById.get(id) ?? 0) + change));
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return merged.slice(0, MAX_CART_LINES);
}

/**
 * Persisted under `bookingCart` as a list of items. The entry is removed when the cart is empty.
 */
export const cartEntry: StoredEntry<CartState> = {
  key: 'bookingCart',
  version: 1,
  empty: { items: [] },
  parse(json) {
    if (!Array.isArray(json)) return null;
    const { items, dropped } = parseCartItems(json);
    return { state: { items }, dropped };
  },
  serialize: ({ items }) => (items.length === 0 ? undefined : items),
  merge: (base, mine, theirs) => ({ items: mergeItems(base.items, mine.items, theirs.items) }),
};
