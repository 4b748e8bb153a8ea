import { whatsappLink } from '@/domain/links/links';
import { encodeText } from '@/domain/links/paths';
import { truncateEncoded } from './truncateEncoded';

/** Longer links are refused by servers on the way. */
const TEXT_MAX = 6000;

/**
 * A link that opens a WhatsApp chat with a text filled in; undefined when the site has no usable
 * number. The text takes at most 6,000 characters of the link. Never throws (decisions.md, A
 * failed send).
 */
export function whatsappTextLink(
  numberOrLink: string | undefined,
  text: string,
): string | undefined {
  const href = whatsappLink(numberOrLink, truncateEncoded(text, TEXT_MAX));
  if (href === undefined) return undefined;
  const url = new URL(href);
  // A plus sign means itself to some of WhatsApp's apps.
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}

/** A link that lets the visitor send a text on WhatsApp to whomever they choose. Never throws. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeText(text)}`;
}
