import type { RentalDates } from '@/domain/availability/day';
import type { SharedText } from '@/domain/cart/sharedItems';
import type { ShareRequest } from '@/ui/navigation/shareLink';

/** Returns a link that recreates a list, and the rental dates, in the browser that opens it. */
export function listShareRequest(
  path: string,
  { text: items }: SharedText,
  texts: { title: string; text: string },
  dates?: RentalDates | null,
): ShareRequest {
  const days = dates ? `&from=${dates.from}&to=${dates.to}` : '';
  return { url: `${window.location.origin}${path}?items=${items}${days}`, ...texts };
}

/** Returns a message about items that do not fit into a link. Undefined if all items fit. */
export function omittedItemsMessage({ omitted }: SharedText): string | undefined {
  if (omitted === 0) return undefined;
  return omitted === 1
    ? 'The list is too long for a link. The last product was left out.'
    : `The list is too long for a link. The last ${omitted} products were left out.`;
}
