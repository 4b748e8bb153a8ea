import { sameJson } from '../text/sameJson';
import { DELIVERY_LINE } from './delivery';
import { parseMoney, type Amount } from './money';
import type { Asked, RentalRequest } from './schema';

const asked = (items: readonly { name: string; quantity: number }[]) =>
  items.map(({ name, quantity }) => ({ name, quantity }));

/** Returns why the price of a request differs from the estimate of the website. */
function reasonOf(request: RentalRequest, first: Asked): string {
  if (!sameJson(asked(first.items), asked(request.items))) return 'other items';
  if (first.from !== request.from || first.to !== request.to) return 'other dates';
  if (request.billableDays !== null) return 'days as entered';
  if (request.discount.kind !== 'none') return 'discount';
  const hasOthers = request.lines.some(({ id }) => id !== DELIVERY_LINE);
  return hasOthers ? 'further lines' : 'other rates';
}

/**
 * Returns the estimate that the customer saw on the website, with the reason if the total differs by more than the tax:
 * 'Website said about 340,000 (2 days): other dates', with the currency. '' without an estimate.
 */
export function websiteEstimate(request: RentalRequest, total: Amount): string {
  const last = request.asked.findLast(({ estimate }) => estimate);
  const [, price = '', days = ''] = /^About (\S+) for (\d+ days?)/.exec(last?.estimate ?? '') ?? [];
  const said = parseMoney(price);
  if (!last || said === undefined) return '';
  const text = `Website said about ${price} (${days})`;
  const differs = Math.abs(total - said) > Math.ceil((said * request.vatBasisPoints) / 10_000);
  return differs ? `${text}: ${reasonOf(request, last)}` : text;
}
