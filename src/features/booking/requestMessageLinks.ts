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
  const { fields } = request;
  const { notes } = fields;
  const textOf = (text: string) =>
    bookingText(bookingPayload({ ...request, fields: { ...fields, notes: text } }));
  const needed = encodedLength(textOf('') + LABEL) + linkOverhead(origin);
  const max = Math.min(REQUEST_LINK_MAX, room - needed);
  const link = await encodeRequestLink(origin, createRequestPayload(request, at), max);
  if (link === undefined) return textOf(notes);
  const heading = encodedLength(textOf('x')) - encodedLength(textOf('')) - 1;
  const left = room - needed - link.length - heading;
  const shortened =
    left < NOTES_MIN && encodedLength(notes) > left ? '' : truncateEncoded(notes, left);
  return `${textOf(shortened)}${LABEL}${link}`;
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
