import { useState, useSyncExternalStore } from 'react';
import { outboxView } from '@/api/outbox/outboxView';
import { bookingDraftEntry } from '@/api/storage/bookingDraftEntry';
import { parseRentalDates, dayAt, type RentalDates } from '@/domain/availability/day';
import type { RequestExtras } from '@/domain/booking/bookingMessage';
import { mapBookingFields } from '@/domain/booking/bookingTable';
import type { CartItem } from '@/domain/cart/cart';
import { bookingReference } from '@/domain/text/ids';
import { AskLink, type CompanyContacts } from '@/features/outbox';
import { nextReference, generatedSubject, readDraft } from '../bookingDraft';
import { keepAsked } from '../keepAskedReference';

const keptReference = () => nextReference(readDraft());

/** Another tab, or a form that was left, may send the request. */
function followDraft(tell: () => void): () => void {
  const stops = [bookingDraftEntry.follow(tell), outboxView.subscribe(tell)];
  return () => stops.forEach((stop) => stop());
}

interface AskOnWhatsAppProps {
  items: readonly CartItem[];
  /** Those that are past are left out. */
  dates: RentalDates | null;
  extras: RequestExtras;
  company: CompanyContacts;
}

/** The request has the reference of the question, so that the office has one. Empty without a number. */
export function AskOnWhatsApp({ items, dates, extras, company }: AskOnWhatsAppProps) {
  const [at, setAt] = useState(() => new Date());
  const kept = useSyncExternalStore(followDraft, keptReference);
  const [made, setMade] = useState({ after: kept, reference: bookingReference() });
  if (made.after !== kept) setMade({ after: kept, reference: bookingReference() });
  const reference = kept || made.reference;
  if (!company.whatsapp) return null;
  const subject = generatedSubject(items);
  const submission = {
    reference,
    at: at.toISOString(),
    fields: mapBookingFields(({ part }) => (part === 'subject' ? subject : '')),
    items,
    dates: parseRentalDates(dates, dayAt(at.getTime())) ?? null,
    extras,
  };
  const handleAsk = () => {
    keepAsked(reference);
    setAt(new Date());
  };
  return <AskLink submission={submission} company={company} onAsk={handleAsk} />;
}
