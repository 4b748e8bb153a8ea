import type { StoredEntry } from '@/api/storage/storedEntry';
import { parseCartItems, type CartItem } from '@/domain/cart/cart';
import { MAX_CART_LINES, MAX_QUANTITY } from '@/domain/text/limits';
import type { CartState } from './cartSlice';

function quantities(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map(({ id, quantity }) => [id, quantity]));
}

/** Adds what this tab changed since the base to what the other tab stored. */
function mergeItems(base: CartItem[], mine: CartItem[], theirs: CartItem[]): CartItem[] {
  const [before, here, there] = [quantities(base), quantities(mine), quantities(theirs)];
  const known = new Map([...theirs, ...mine].map((item) => [item.id, item]));
  const merged = [...known].flatMap(([id, item]) => {
    const change = (here.get(id) ?? 0) - (before.get(id) ?? 0);
    // Two tabs that each take one less remove nothing: only a removal does.
    const least = here.has(id) && there.has(id) ? 1 : 0;
    const quantity = Math.max(least, Math.min(MAX_QUANTITY, (there.get(id) ?? 0) + change));
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return merged.slice(0, MAX_CART_LINES);
}

/** `bookingCart`: a plain list of cart items, gone when the cart is empty (public-site.md §4). */
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
