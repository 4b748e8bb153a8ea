import { SendFallbacks } from '@/ui/form/SendFallbacks';
import type { ReactNode } from 'react';
import type { BookingDraftControl } from '../useBookingDraft';
import { useRequestLinks, type CompanyContacts } from './useRequestLinks';

export interface OtherWaysProps {
  draft: BookingDraftControl;
  company: CompanyContacts;
  /** Why the request is to be sent another way. */
  children: ReactNode;
}

/** WhatsApp and the e-mail app, if the form could not send the request or the visitor prefers them. */
export function OtherWays({ draft, company, children }: OtherWaysProps) {
  const links = useRequestLinks(draft, company, draft.requestedAt);
  return <SendFallbacks {...links}>{children}</SendFallbacks>;
}
