import { oneLine, parseBookingQuery } from '@/domain/booking/bookingMessage';
import {
  MAX_QUANTITY,
  parseCartItems,
  cartItemOf,
  isNameOnly,
  type CartItem,
} from '@/domain/cart/cart';
import { isJsonObject } from '@/domain/text/jsonObject';
import { PRICE_ON_REQUEST } from '@/domain/text/price';
import type { ProductListItem } from '@/domain/product/productList';
import { foldText } from '@/domain/text/slug';
import type { BookingDraft } from './bookingDraft';

/** Sources of the items when the booking page opens. */
export interface BookingArrival {
  /** Key of the history entry, which is the same after a reload. */
  key: string;
  /** Raw query string. */
  search: string;
  /** Router state, not validated. */
  state: unknown;
  /** Items that the cart saved in storage. */
  pending: CartItem[];
}

function itemsOfState(state: unknown): CartItem[] {
  return isJsonObject(state) ? parseCartItems(state['bookingItems']).items : [];
}

/** Returns an item for each name in the query. The quantity is the number of occurrences. */
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
  const incoming = new Set(items.flatMap(({ id, name }) => [id, oneLine(name)]));
  const isReplaced = ({ id, name }: CartItem) => !incoming.has(id) && !incoming.has(oneLine(name));
  const earlier = parseCartItems([...draft.items, ...draft.earlier].filter(isReplaced)).items;
  // The request may have been sent with WhatsApp. Other items are another request, so they need
  // another reference.
  const isOther = draft.items.some(isReplaced);
  const renewed = isOther && { reference: '', earlierReference: draft.reference };
  return { ...draft, ...renewed, items, source, earlier };
}

/**
 * Returns the draft for a visit. Its items are those of the router state, else of the cart, else of
 * the query, else of the saved draft. Items that the same visit has already added are not added
 * again, so that a reload or Back keeps the request unchanged.
 */
export function draftForArrival(savedDraft: BookingDraft, arrival: BookingArrival): BookingDraft {
  const source = sourceOf(arrival);
  const isAlreadyAdded = savedDraft.source === source;
  const candidates = [
    isAlreadyAdded ? [] : itemsOfState(arrival.state),
    arrival.pending,
    isAlreadyAdded ? [] : itemsOfQuery(arrival.search),
  ];
  const items = candidates.find((list) => list.length > 0);
  return items ? withItems(savedDraft, items, source) : savedDraft;
}

/**
 * Replaces items that are only known by name with the products of that name. Other items are
 * unchanged.
 */
export function resolveNamedItems(
  items: CartItem[],
  products: readonly ProductListItem[],
): CartItem[] {
  if (!items.some(isNameOnly) || products.length === 0) return items;
  return items.map((item) => {
    if (!isNameOnly(item)) return item;
    const foldedName = foldText(item.name);
    const product =
      products.find(({ name }) => oneLine(name) === item.name) ??
      products.find(({ name }) => foldText(oneLine(name)) === foldedName);
    return product ? { ...cartItemOf(product), quantity: item.quantity } : item;
  });
}
