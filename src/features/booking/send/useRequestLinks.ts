import { useEffect, useEffectEvent, useState } from 'react';
import { withTimeout } from '@/api/timeouts';
import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import { bookingPayload, bookingText, type BookingRequest } from '../bookingPayload';
import { requestLinks, type RequestLinks } from '../requestMessageLinks';

/** WhatsApp number or link and e-mail address of the company, offered when sending failed. */
export interface CompanyContacts {
  whatsapp?: string;
  email?: string;
}

function plainLinks(request: BookingRequest, { whatsapp, email }: CompanyContacts): RequestLinks {
  const payload = bookingPayload(request);
  const { subject } = payload;
  const body = bookingText(payload);
  return {
    whatsappHref: whatsappTextLink(whatsapp, `${subject}\n\n${body}`),
    mailHref: mailtoTextLink(email, { subject, body }),
  };
}

/** Time in ms that the links wait for the link for the office, which is compressed. */
const WAIT_MS = 3000;

/**
 * Returns links that open WhatsApp and the e-mail app with the request. Their texts end with the
 * link for the office. If it is not ready after 3 s, they are returned without it.
 * @param at when the request was made, ISO 8601
 * @returns `isReady`: whether the links can be opened
 */
export function useRequestLinks(
  request: BookingRequest,
  company: CompanyContacts,
  at: string,
): RequestLinks & { isReady: boolean } {
  const plain = plainLinks(request, company);
  // The texts of the links are cut, so they do not differ after a change at the end of long notes.
  const key = JSON.stringify([bookingPayload(request), at, company.whatsapp, company.email]);
  const [made, setMade] = useState<{ key: string; links: RequestLinks }>();
  const make = useEffectEvent(() => {
    const links = requestLinks(request, at, company, window.location.origin);
    return withTimeout(links, WAIT_MS).catch(() => plain);
  });

  useEffect(() => {
    let isLatest = true;
    void make().then((links) => isLatest && setMade({ key, links }));
    return () => {
      isLatest = false;
    };
  }, [key]);

  // After a change of the input, the new links follow within a few milliseconds.
  return { ...(made?.key === key ? made.links : plain), isReady: made !== undefined };
}
