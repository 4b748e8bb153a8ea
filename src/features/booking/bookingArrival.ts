import { oneLine, parseBookingQuery } from '@/domain/booking/bookingMessage';
import { parseCartItems, cartItemOf, type CartItem } from '@/domain/cart/cart';
import { isJsonObject } from '@/domain/text/jsonObject';
import { MAX_QUANTITY, PRICE_ON_REQUEST } from '@/domain/text/limits';
import type { ProductSummary } from '@/domain/product/product';
import { foldText } from '@/domain/text/slug';
import type { BookingDraft } from './bookingDraft';

/** How the visitor came to the booking page. */
export interface BookingArrival {
  /** Key of the history entry; the same after a reload. */
  key: string;
  /** Raw query string. */
  search: string;
  /** Router state, of any shape. */
  state: unknown;
  /** Items the cart left in storage. */
  pending: CartItem[];
}

function itemsOfState(state: unknown): CartItem[] {
  return isJsonObject(state) ? parseCartItems(state['bookingItems']).items : [];
}

/** The names of the query as items, each once; a name that is repeated counts up. */
function itemsOfQuery(search: string): CartItem[] {
  const items = new Map<string, CartItem>();
  for (const name of parseBookingQuery(search)) {
    const quantity = Math.min(MAX_QUANTITY, (items.get(name)?.quantity ?? 0) + 1);
    items.set(name, { id: name, name, quantity, category: '', image: '', price: PRICE_ON_REQUEST });
  }
  return [...items.values()];
}

function sourceOf({ key, search }: BookingArrival): string {
  return `${key}${search}`;
}

function withItems(draft: BookingDraft, items: CartItem[], source: string): BookingDraft {
  const known = new Set(items.flatMap(({ id, name }) => [id, name]));
  const replaced = [...draft.items, ...draft.earlier].filter(
    ({ id, name }) => !known.has(id) && !known.has(name),
  );
  const earlier = parseCartItems(replaced).items;
  return { ...draft, items, source, earlier };
}

/**
 * The draft a visit begins with: items from the router's state, else those the cart left, else those
 * of the query, else the ones kept. What this very visit brought before is not brought again, so a
 * reload or Back shows the request as it was left (public-site.md §2, decisions.md).
 */
export function draftForArrival(kept: BookingDraft, arrival: BookingArrival): BookingDraft {
  const source = sourceOf(arrival);
  const isTaken = kept.source === source;
  const candidates = [
    isTaken ? [] : itemsOfState(arrival.state),
    arrival.pending,
    isTaken ? [] : itemsOfQuery(arrival.search),
  ];
  const items = candidates.find((list) => list.length > 0);
  return items ? withItems(kept, items, source) : kept;
}

/** Whether an item is known by its name alone. */
export function isNameOnly({ id, name, category, image }: CartItem): boolean {
  return id === name && category === '' && image === '';
}

/** The items with what the store knows of the ones that came by name alone; others stay as they are. */
export function withProducts(items: CartItem[], products: readonly ProductSummary[]): CartItem[] {
  if (!items.some(isNameOnly) || products.length === 0) return items;
  return items.map((item) => {
    if (!isNameOnly(item)) return item;
    const wanted = foldText(item.name);
    const product =
      products.find(({ name }) => oneLine(name) === item.name) ??
      products.find(({ name }) => foldText(oneLine(name)) === wanted);
    return product ? { ...cartItemOf(product), quantity: item.quantity } : item;
  });
}
