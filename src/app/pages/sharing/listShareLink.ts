import { whatsappShareLink } from '@/api/gateways/whatsapp';
import type { SharedText } from '@/domain/cart/sharedItems';
import type { ShareRequest } from '@/ui/navigation/shareLink';

/** A link that rebuilds a list, in the browser that opens it. */
export function listShareRequest(
  path: string,
  { text: items }: SharedText,
  words: { title: string; text: string },
): ShareRequest {
  return { url: `${window.location.origin}${path}?items=${items}`, ...words };
}

/** The same link for WhatsApp, with a line about it. */
export function listWhatsappLink({ url, text }: ShareRequest): string {
  return whatsappShareLink(`${text ?? ''} ${url}`.trim());
}

/** What is said of a list that does not fit into a link; undefined where all of it does. */
export function omittedItemsMessage({ omitted }: SharedText): string | undefined {
  if (omitted === 0) return undefined;
  return omitted === 1
    ? 'A link cannot hold all of it: the last product was left out.'
    : `A link cannot hold all of it: the last ${omitted} products were left out.`;
}
