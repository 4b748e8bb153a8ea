import { useEffect, useEffectEvent, useState } from 'react';
import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import {
  bookingPayload,
  bookingText,
  createRequestParts,
  type BookingRequest,
} from './bookingPayload';
import type { RequestLinks } from './requestTexts';

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

/**
 * Returns links that open WhatsApp and the e-mail app with the request. Their texts end with the link for the office as
 * soon as it has been created.
 * @param at when the request was made, ISO 8601
 */
export function useRequestLinks(
  request: BookingRequest,
  company: CompanyContacts,
  at: string,
): RequestLinks {
  const plain = plainLinks(request, company);
  const key = JSON.stringify(plain);
  const [made, setMade] = useState<{ key: string; links: RequestLinks }>();
  const load = useEffectEvent(async () => {
    const { requestLinks } = await import('./requestTexts');
    return requestLinks(createRequestParts(request, at), company, window.location.origin);
  });

  useEffect(() => {
    let isLatest = true;
    void load()
      .then((links) => isLatest && setMade({ key, links }))
      // Without the chunk, the texts have no link.
      .catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [key]);

  return made?.key === key ? made.links : plain;
}
