import { useEffect, useEffectEvent, useState } from 'react';
import { delay, systemClock } from '@/api/gateways/clock';
import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import {
  bookingPayload,
  bookingText,
  createRequestParts,
  type BookingRequest,
} from '../bookingPayload';
import type { RequestLinks } from '../requestMessageLinks';

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

/** Time in ms that the links wait for the link for the office, whose script may be slow to load. */
const WAIT_MS = 3000;

/**
 * Returns links that open WhatsApp and the e-mail app with the request. Their texts end with the
 * link for the office. Without it after 3 s they are returned as they are.
 * @param at when the request was made, ISO 8601
 * @returns `isReady`: whether the links can be opened; they contain the link for the office, or it is late
 */
export function useRequestLinks(
  request: BookingRequest,
  company: CompanyContacts,
  at: string,
): RequestLinks & { isReady: boolean } {
  const plain = plainLinks(request, company);
  const key = JSON.stringify(plain);
  const [made, setMade] = useState<{ key: string; links: RequestLinks }>();
  const [isLate, setIsLate] = useState(false);
  const load = useEffectEvent(async () => {
    const { requestLinks } = await import('../requestMessageLinks');
    return requestLinks(createRequestParts(request, at), company, window.location.origin);
  });

  useEffect(() => {
    let isLatest = true;
    void load()
      .then((links) => isLatest && setMade({ key, links }))
      // Without the chunk, the texts have no link.
      .catch(() => isLatest && setIsLate(true));
    return () => {
      isLatest = false;
    };
  }, [key]);

  useEffect(() => {
    let isMounted = true;
    void delay(WAIT_MS, systemClock).then(() => isMounted && setIsLate(true));
    return () => {
      isMounted = false;
    };
  }, []);

  // A change of the input needs the links of the former one for a few milliseconds only.
  const links = made?.key === key ? made.links : plain;
  return { ...links, isReady: made !== undefined || isLate };
}
