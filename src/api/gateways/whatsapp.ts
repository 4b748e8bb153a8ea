import { whatsappLink } from '@/domain/links/links';
import { encodeText } from '@/domain/links/paths';
import { truncateEncoded } from './truncateEncoded';

/** Maximum encoded length. Servers reject longer links. */
export const WHATSAPP_TEXT_MAX = 6000;

/** Undefined if the site has no usable number. Never throws. */
export function whatsappTextLink(
  numberOrLink: string | undefined,
  text: string,
): string | undefined {
  const href = whatsappLink(numberOrLink, truncateEncoded(text, WHATSAPP_TEXT_MAX));
  if (href === undefined) return undefined;
  const url = new URL(href);
  // Some WhatsApp apps do not decode a plus sign as a space.
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}

/** Opens WhatsApp with a text; the visitor chooses the recipient there. Never throws. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeText(text)}`;
}
