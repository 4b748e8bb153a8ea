import { isJsonObject } from '../text/jsonObject';
import { MAX_CART_LINES, MAX_QUANTITY, PRICE_ON_REQUEST } from '../text/limits';
import type { ProductSummary } from '../product/productSummary';

/** A line of the booking cart, as stored (content-contract.md, Names of contract). */
export interface CartItem {
  id: string;
  name: string;
  quantity: number;
  category: string;
  image: string;
  price: string | number;
}

/** A product as a new line of the cart, once (public-site.md §4). */
export function cartItemOf(product: ProductSummary): CartItem {
  const { id, name, image, category, price = PRICE_ON_REQUEST } = product;
  return { id, name, quantity: 1, category: category.name, image, price };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * A stored cart item, or undefined when its shape is wrong: id and name must not be blank, the quantity a whole number
 * from 1 to 99 (1 when missing); never throws (public-site.md §3, faults.md).
 */
export function parseCartItem(value: unknown): CartItem | undefined {
  if (!isJsonObject(value)) return undefined;
  const field = (key: string, fallback: unknown) =>
    Object.hasOwn(value, key) ? (value[key] ?? fallback) : fallback;
  const id = field('id', '');
  const name = field('name', '');
  const quantity = field('quantity', 1);
  const category = field('category', '');
  const image = field('image', '');
  const price = field('price', PRICE_ON_REQUEST);
  if (!isName(id) || !isName(name)) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
  if (quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  if (typeof category !== 'string' || typeof image !== 'string') return undefined;
  if (typeof price !== 'string' && !(typeof price === 'number' && Number.isFinite(price))) {
    return undefined;
  }
  return { id, name, quantity, category, image, price };
}

/**
 * The good items of a stored cart, each id once (with its greatest quantity) and at most 200; never throws.
 * @returns the items, and how many entries were dropped for their shape or number (faults.md)
 */
export function parseCartItems(value: unknown): { items: CartItem[]; dropped: number } {
  if (value === undefined || value === null) return { items: [], dropped: 0 };
  if (!Array.isArray(value)) return { items: [], dropped: 1 };
  const good = value.map(parseCartItem).filter((item) => item !== undefined);
  const all = union([], good);
  const items = all.slice(0, MAX_CART_LINES);
  return { items, dropped: value.length - good.length + all.length - items.length };
}

function union(a: readonly CartItem[], b: readonly CartItem[]): CartItem[] {
  const lines = new Map<string, CartItem>();
  for (const item of [...a, ...b]) {
    const known = lines.get(item.id);
    if (!known) lines.set(item.id, item);
    else if (item.quantity > known.quantity)
      lines.set(item.id, { ...known, quantity: item.quantity });
  }
  return [...lines.values()];
}

/** The items of both carts, each id once with the greater quantity, at most 200 (faults.md, Two tabs add items). */
export function mergeCarts(a: readonly CartItem[], b: readonly CartItem[]): CartItem[] {
  return union(a, b).slice(0, MAX_CART_LINES);
}

/** The items of the first cart with those of the second put to them: quantities add up to 99, at most 200 lines. */
export function addCarts(a: readonly CartItem[], b: readonly CartItem[]): CartItem[] {
  const lines = new Map(a.map((item) => [item.id, item]));
  for (const item of b) {
    const known = lines.get(item.id);
    const quantity = Math.min(MAX_QUANTITY, (known?.quantity ?? 0) + item.quantity);
    lines.set(item.id, { ...(known ?? item), quantity });
  }
  return [...lines.values()].slice(0, MAX_CART_LINES);
}

/** Whether two carts hold the same products in the same quantities, whatever their order. */
export function isSameCart(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  const quantities = new Map(a.map(({ id, quantity }) => [id, quantity]));
  return a.length === b.length && b.every(({ id, quantity }) => quantities.get(id) === quantity);
}
