import { whatsappShareLink } from '@/api/gateways/whatsapp';
import type { SharedText } from '@/domain/sharedItems';
import type { ShareRequest } from '@/ui/shareLink';

/** A link that rebuilds a list, in the browser that opens it. */
export function sharedList(
  path: string,
  { text: items }: SharedText,
  words: { title: string; text: string },
): ShareRequest {
  return { url: `${window.location.origin}${path}?items=${items}`, ...words };
}

/** The same link for WhatsApp, with a line about it. */
export function onWhatsapp({ url, text }: ShareRequest): string {
  return whatsappShareLink(`${text ?? ''} ${url}`.trim());
}

/** What is said of a list that does not fit into a link; undefined where all of it does. */
export function omittedText({ omitted }: SharedText): string | undefined {
  if (omitted === 0) return undefined;
  return omitted === 1
    ? 'A link cannot hold all of it: the last product was left out.'
    : `A link cannot hold all of it: the last ${omitted} products were left out.`;
}
