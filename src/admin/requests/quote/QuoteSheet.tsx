import { dayAt } from '@/domain/availability/day';
// The customer receives the quote, so its dates have the format of the website.
// oxlint-disable-next-line no-restricted-imports
import { formatDay } from '@/domain/availability/dayTexts';
import { totalsOf } from '@/domain/rental/quotes';
import { discountShare, formatPercent, quoteDates } from '@/domain/rental/quoteText';
import type { Quote, QuoteCompany } from '@/domain/rental/schema';
import { TotalsList } from '../request/TotalsList';
import { PaperSheet } from './PaperSheet';
import { PositionTable } from './PositionTable';

interface QuoteSheetProps {
  quote: Quote;
  /** Reference of the request. */
  reference: string;
  company: QuoteCompany;
}

/** A quote on a sheet of paper. */
export function QuoteSheet({ quote, reference, company }: QuoteSheetProps) {
  const { customer, sentAt, validUntil } = quote;
  const facts = [
    ['Date', formatDay(dayAt(Date.parse(sentAt)))],
    ['Valid until', validUntil && formatDay(validUntil)],
    ['Reference', reference],
    ['Rental dates', quoteDates(quote)],
    ['Charged days', quote.daysReason],
  ] as const;
  return (
    <PaperSheet
      title={`Quote ${quote.number}`}
      company={company}
      customer={[customer.name || 'Customer', customer.phone, customer.email]}
      facts={facts.filter(([, value]) => value)}
      notes={quote.customerNotes}
      closing={[
        ['Terms', quote.terms],
        ['Bank details', quote.bankDetails],
        ['Pay online', quote.paymentLink],
      ]}
    >
      <PositionTable terms={quote} />
      <TotalsList
        totals={totalsOf(quote)}
        notes={{
          discount: discountShare(quote.discount),
          tax: formatPercent(quote.vatBasisPoints),
          deposit: 'not part of the total',
        }}
        isShort
      />
    </PaperSheet>
  );
}
