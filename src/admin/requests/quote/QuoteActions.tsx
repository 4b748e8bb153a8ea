import { quoteText } from '@/domain/rental/quoteText';
import type { Quote } from '@/domain/rental/schema';
import { SendActions } from './SendActions';

interface QuoteActionsProps {
  quote: Quote;
  /** Reference of the request. */
  reference: string;
  companyName: string;
}

/** The ways to send a quote. */
export function QuoteActions({ quote, reference, companyName }: QuoteActionsProps) {
  const about = { company: companyName, ref: reference };
  return (
    <SendActions
      kind="quote"
      number={quote.number}
      texts={{ full: quoteText(quote, about), short: quoteText(quote, about, true) }}
      subject={`Quote ${quote.number}${companyName ? ` from ${companyName}` : ''}`}
      customer={quote.customer}
      reference={reference}
    />
  );
}
