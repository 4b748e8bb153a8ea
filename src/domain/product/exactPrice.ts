import { company } from '../company/company';
import { formatPrice, priceNumber } from '../text/price';
import type { Product } from './schema';

const { money } = company;

/** The number at the start of a price, with the company's currency before or after it. */
const START = new RegExp(
  `^(?:${money.marks})?\\s*(\\d[\\d${money.groups}]*(?:[.${money.decimalSigns}]\\d+)?)(?:\\s*(?:${money.marks})(?!\\p{L}))?`,
  'iu',
);

/** For search engines. Null for a text with other information, such as another currency. Never throws. */
export function exactPrice(price: Product['price']): number | null {
  if (typeof price !== 'string') return priceNumber(price);
  const plain = price.trim().replace(START, '$1');
  // An amount without a currency is shown with one, and a text with other information unchanged.
  return formatPrice(plain) === plain ? null : priceNumber(plain);
}
