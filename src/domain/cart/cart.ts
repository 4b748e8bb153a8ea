import { isJsonObject } from '../text/jsonObject';
import { PRICE_ON_REQUEST } from '../text/price';
import type { ProductListItem } from '../product/productListItem';

/** Maximum quantity of a product in a cart. A stored line with a larger one is invalid. */
export const MAX_QUANTITY = 99;
/** Maximum number of lines in a cart, so that a request stays readable and can be stored. */
export const MAX_CART_LINES = 200;

export interface CartItem {
  id: string;
  name: string;
  quantity: number;
  category: string;
  image: string;
  price: string | number;
}

export function cartItemOf(product: ProductListItem): CartItem {
  const { id, name, image, category, price = PRICE_ON_REQUEST } = product;
  return { id, name, quantity: 1, category: category.name, image, price };
}

export function isNameOnly({ id, name, category, image }: CartItem): boolean {
  return id === name && category === '' && image === '';
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The quantity is 1 by default. Undefined if the shape is invalid. Never throws. */
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

/** Lines with the same ID are merged to the greatest quantity. Counts the dropped entries. Never throws. */
export function parseCartItems(value: unknown): { items: CartItem[]; dropped: number } {
  if (value === undefined || value === null) return { items: [], dropped: 0 };
  if (!Array.isArray(value)) return { items: [], dropped: 1 };
  const valid = value.map(parseCartItem).filter((item) => item !== undefined);
  const all = union([], valid);
  const items = all.slice(0, MAX_CART_LINES);
  return { items, dropped: value.length - valid.length + all.length - items.length };
}

function union(a: readonly CartItem[], b: readonly CartItem[]): CartItem[] {
  const lines = new Map<string, CartItem>();
  for (const item of [...a, ...b]) {
    const existing = lines.get(item.id);
    if (!existing) lines.set(item.id, item);
    else if (item.quantity > existing.quantity)
      lines.set(item.id, { ...existing, quantity: item.quantity });
  }
  return [...lines.values()];
}

export function withQuantity(items: readonly CartItem[], id: string, by: 1 | -1): CartItem[] {
  return items.map((item) =>
    item.id === id
      ? { ...item, quantity: Math.min(MAX_QUANTITY, Math.max(1, item.quantity + by)) }
      : item,
  );
}

/** Of two quantities the greater one counts. At most 200 lines are kept. */
export function mergeCarts(a: readonly CartItem[], b: readonly CartItem[]): CartItem[] {
  return union(a, b).slice(0, MAX_CART_LINES);
}

/** Quantities are added up to 99. At most 200 lines are kept. */
export function addCarts(a: readonly CartItem[], b: readonly CartItem[]): CartItem[] {
  const lines = new Map(a.map((item) => [item.id, item]));
  for (const item of b) {
    const existing = lines.get(item.id);
    const quantity = Math.min(MAX_QUANTITY, (existing?.quantity ?? 0) + item.quantity);
    lines.set(item.id, { ...(existing ?? item), quantity });
  }
  return [...lines.values()].slice(0, MAX_CART_LINES);
}

export function isSameCart(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  const quantities = new Map(a.map(({ id, quantity }) => [id, quantity]));
  return a.length === b.length && b.every(({ id, quantity }) => quantities.get(id) === quantity);
}
