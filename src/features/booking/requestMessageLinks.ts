import { MAILTO_MAX, mailtoTextLink } from '@/api/gateways/mailto';
import { encodedLength, truncateEncoded } from '@/api/gateways/truncateEncoded';
import { WHATSAPP_TEXT_MAX, whatsappTextLink } from '@/api/gateways/whatsapp';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import { REQUEST_LINK_MAX, REQUEST_LINK_PATH } from '@/domain/booking/requestPayload';
import { mailtoHref } from '@/domain/links/links';
import {
  bookingPayload,
  bookingText,
  createRequestPayload,
  type BookingRequest,
} from './bookingPayload';

const LABEL = '\n\nFor our office: ';
/**
 * Minimum length of shortened notes. Shorter ones are left out, because they would be meaningless.
 */
const NOTES_MIN = 40;

/** Length that a URL adds to a request link by encoding it. */
const linkOverhead = (origin: string): number => {
  const start = `${origin}${REQUEST_LINK_PATH}#`;
  return encodedLength(start) - start.length;
};

type TextOf = (notes: string) => string;

/** Returns a text with as much of the notes as there is room for. */
function withFittingNotes(textOf: TextOf, notes: string, room: number): string {
  const left = room - encodedLength(textOf('x')) + 1;
  const isCutTooShort = left < NOTES_MIN && encodedLength(notes) > left;
  return textOf(isCutTooShort ? '' : truncateEncoded(notes, left));
}

const textOfRequest =
  ({ fields, ...request }: BookingRequest): TextOf =>
  (notes) =>
    bookingText(bookingPayload({ ...request, fields: { ...fields, notes } }));

/**
 * Returns the text of a request without a link. In a limited text the notes are shortened, and the last items are left
 * out if there is no room even without notes, so that dates, reference and contact details arrive.
 */
function textWithoutLink(request: BookingRequest, room: number): string {
  const { items, fields } = request;
  const withItems = (count: number) =>
    textOfRequest({ ...request, items: items.slice(0, count), omitted: items.length - count });
  const fits = (count: number) => encodedLength(withItems(count)('')) <= room;
  let [count, tooMany] = fits(items.length) ? [items.length, 0] : [0, items.length];
  while (tooMany - count > 1) {
    const middle = Math.floor((count + tooMany) / 2);
    if (fits(middle)) count = middle;
    else tooMany = middle;
  }
  return withFittingNotes(withItems(count), fields.notes, room);
}

/**
 * Returns the text of a request with a link for the office as its last line. In a limited text the notes are shortened,
 * first those of the text and then those of the link, which contains them too. Without compression or room the text has
 * no link.
 * @param room maximum length of the text when it is encoded in a URL
 */
async function textWithLink(
  request: BookingRequest,
  { at, origin, room }: { at: string; origin: string; room: number },
): Promise<string> {
  const textOf = textOfRequest(request);
  const needed = encodedLength(textOf('') + LABEL) + linkOverhead(origin);
  const max = Math.min(REQUEST_LINK_MAX, room - needed);
  const link = await encodeRequestLink(origin, createRequestPayload(request, at), max);
  if (link === undefined) return textWithoutLink(request, room);
  const end = LABEL + link;
  const roomForText = room - encodedLength(LABEL) - linkOverhead(origin) - link.length;
  return withFittingNotes(textOf, request.fields.notes, roomForText) + end;
}

/** Links that open another app with the request. */
export interface RequestLinks {
  whatsappHref?: string | undefined;
  mailHref?: string | undefined;
}

/**
 * Returns links that open WhatsApp and the e-mail app with the request and a link for the office.
 * @param at when the request was made, ISO 8601
 */
export async function requestLinks(
  request: BookingRequest,
  at: string,
  { whatsapp, email }: { whatsapp?: string | undefined; email?: string | undefined },
  origin: string,
): Promise<RequestLinks> {
  const { subject } = bookingPayload(request);
  const head = `${subject}\n\n`;
  const bare = mailtoHref(email, { subject })?.length ?? 0;
  const [chat, mail] = await Promise.all([
    textWithLink(request, { at, origin, room: WHATSAPP_TEXT_MAX - encodedLength(head) }),
    textWithLink(request, { at, origin, room: MAILTO_MAX - bare - '&body='.length }),
  ]);
  return {
    whatsappHref: whatsappTextLink(whatsapp, head + chat),
    mailHref: mailtoTextLink(email, { subject, body: mail }),
  };
}
