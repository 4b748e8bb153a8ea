import { newId } from '../text/ids';
import type { RequestItem, RequestLine } from './schema';

/** Returns one of a product for a request. @param productId '' for an item that is not in the store */
export function newItem(productId: string, name: string, random: () => number): RequestItem {
  const id = newId('item-', random);
  return { id, productId, name, quantity: 1, dailyRate: null, holdIds: [], subRent: null };
}

/** Returns a line that is charged once, without a name and an amount. */
export function newLine(random: () => number): RequestLine {
  const id = newId('line-', random);
  return { id, name: '', quantity: 1, amount: null, charge: 'once', subRent: null, cause: '' };
}
