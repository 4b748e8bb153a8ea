import { oneLine, parseBookingQuery } from '@/domain/booking/bookingMessage';
import {
  MAX_QUANTITY,
  parseCartItems,
  cartItemOf,
  isNameOnly,
  mergeCarts,
  type CartItem,
} from '@/domain/cart/cart';
import { FILM } from '@/domain/booking/bookingTable';
import { ABOUT_FILM } from '@/domain/links/paths';
import { isJsonObject } from '@/domain/text/jsonObject';
import { PRICE_ON_REQUEST } from '@/domain/text/price';
import type { ProductListItem } from '@/domain/product/productListItem';
import { foldText } from '@/domain/text/slug';
import { changeOfField, hasItem, type BookingDraft } from './bookingDraft';

export interface BookingArrival {
  /** Key of the history entry, which is the same after a reload. */
  key: string;
  /** Raw query string. */
  search: string;
  /** Router state, not validated. */
  state: unknown;
  /** Items that the cart saved in storage. */
  pending: CartItem[];
  mayHaveArrived: boolean;
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

/** Identifies a visit. A reload and Back have the same value. */
export const sourceOf = ({ key, search }: Pick<BookingArrival, 'key' | 'search'>): string =>
  `${key}${search}`;

/** Adds items, which the request is about then. An existing name is not added. */
function withItems(draft: BookingDraft, added: CartItem[]): BookingDraft {
  const { items: before, at } = draft;
  const isNew = (item: CartItem) => !isNameOnly(item) || !hasItem(before, item);
  const isJoined = before.some((item) => !hasItem(added, item));
  return {
    ...draft,
    ...changeOfField(draft, 'about', undefined),
    items: mergeCarts(before, added.filter(isNew)),
    joined: isJoined ? { items: added, count: before.length, at } : undefined,
  };
}

/** A request that may have arrived stays apart: the items begin another one, unless it has all of them. */
export function withAddedItems(
  draft: BookingDraft,
  added: CartItem[],
  mayHaveArrived: boolean,
): BookingDraft {
  const joined = withItems(draft, added);
  const isChanged = joined.items.some((item) => !draft.items.includes(item));
  return mayHaveArrived && isChanged
    ? withItems({ ...draft, items: [], reference: '' }, added)
    : joined;
}

/** Items of the router state, else the cart, else the query join the saved draft, once per visit. */
export function draftForArrival(savedDraft: BookingDraft, arrival: BookingArrival): BookingDraft {
  const source = sourceOf(arrival);
  const isAlreadyAdded = savedDraft.sources.includes(source);
  const candidates = [
    isAlreadyAdded ? [] : itemsOfState(arrival.state),
    arrival.pending,
    isAlreadyAdded ? [] : itemsOfQuery(arrival.search),
  ];
  const items = candidates.find((list) => list.length > 0);
  const isFilm = !isAlreadyAdded && arrival.search.slice(1) === ABOUT_FILM;
  if (!items && !isFilm) return savedDraft;
  const draft = items
    ? withAddedItems(savedDraft, items, arrival.mayHaveArrived)
    : { ...savedDraft, ...changeOfField(savedDraft, 'about', FILM) };
  return isAlreadyAdded ? draft : { ...draft, sources: [...draft.sources, source] };
}

/** Replaces items that are only known by name with the products of that name. */
export function resolveNamedItems(
  items: CartItem[],
  products: readonly ProductListItem[],
): CartItem[] {
  if (!items.some(isNameOnly) || products.length === 0) return items;
  const resolved = items.map((item) => {
    if (!isNameOnly(item)) return item;
    const folded = foldText(item.name);
    const product =
      products.find(({ name }) => oneLine(name) === item.name) ??
      products.find(({ name }) => foldText(oneLine(name)) === folded);
    return product ? { ...cartItemOf(product), quantity: item.quantity } : item;
  });
  // The product can be there already.
  return mergeCarts(resolved, []);
}
