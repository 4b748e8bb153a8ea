import { MAILTO_MAX, mailtoTextLink } from '@/api/gateways/mailto';
import { truncateEncoded } from '@/api/gateways/truncateEncoded';
import { WHATSAPP_TEXT_MAX, whatsappTextLink } from '@/api/gateways/whatsapp';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import { oneLine } from '@/domain/booking/bookingMessage';
import {
  REQUEST_LINK_MAX,
  REQUEST_LINK_PATH,
  type RequestPayload,
} from '@/domain/booking/requestPayload';
import { mailtoHref } from '@/domain/links/links';
import { isNameOnly } from './bookingArrival';
import { bookingPayload, bookingText, type BookingRequest } from './bookingPayload';

const LABEL = '\n\nFor our office: ';
/** Shorter notes are left out, because they would say nothing. */
const NOTES_MIN = 40;

/** Returns the request for the office, as it is encoded in a request link. @param at when it was made, ISO 8601 */
export function requestPayload(request: BookingRequest, at: string): RequestPayload {
  const { fields, items, dates, reference } = request;
  const optional = {
    subject: oneLine(fields.subject),
    date: fields.preferredDate,
    duration: oneLine(fields.duration),
    notes: fields.notes.trim(),
  };
  return {
    v: 1,
    ref: reference,
    name: oneLine(fields.name),
    email: fields.email.trim(),
    phone: oneLine(fields.phone),
    items: items.map((item) => ({
      id: isNameOnly(item) ? '' : item.id,
      name: oneLine(item.name),
      qty: item.quantity,
    })),
    ...dates,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    at,
  };
}

/** Returns the request link. Undefined if the browser cannot create it or the request does not fit. */
export const requestLink = (
  request: BookingRequest,
  at: string,
  origin: string,
): Promise<string | undefined> => encodeRequestLink(origin, requestPayload(request, at));

/** Returns the length of a text in a URL. A line break is encoded as CR LF. */
const encodedLength = (text: string): number =>
  encodeURIComponent(text.replaceAll('\n', '\r\n')).length;

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
export async function textWithLink(
  request: BookingRequest,
  { at, origin, room }: { at: string; origin: string; room: number },
): Promise<string> {
  const textOf = (notes: string) =>
    bookingText(bookingPayload({ ...request, fields: { ...request.fields, notes } }));
  const needed = encodedLength(textOf('') + LABEL) + linkOverhead(origin);
  const max = Math.min(REQUEST_LINK_MAX, room - needed);
  const link = await encodeRequestLink(origin, requestPayload(request, at), max);
  const { notes } = request.fields;
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

/** Returns links that open WhatsApp and the e-mail app with the request and a link for the office. */
export async function requestLinks(
  request: BookingRequest,
  { whatsapp, email }: { whatsapp?: string | undefined; email?: string | undefined },
  { at, origin }: { at: string; origin: string },
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
