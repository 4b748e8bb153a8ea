import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { dayAt } from '@/domain/availability/day';
// The customer receives the quote, so its dates have the format of the website.
// oxlint-disable-next-line no-restricted-imports
import { formatDay } from '@/domain/availability/dayTexts';
import { formatMoney } from '@/domain/rental/money';
import { discountShare, formatPercent, quoteDates } from '@/domain/rental/quoteText';
import { formatCount } from '@/domain/text/formatNumber';
import { billableDaysOf } from '@/domain/rental/billableDays';
import { totalsOf } from '@/domain/rental/quotes';
import type { QuoteCompany, Quote } from '@/domain/rental/schema';
import { itemTotal } from '@/domain/rental/totals';
import { TotalsList } from '../request/TotalsList';
import { PRINT_STYLES, sheetStyles } from './sheetStyles';

const Sheet = styled('article')(({ theme }) => sheetStyles(theme));

function Items({ quote }: { quote: Quote }) {
  const days = billableDaysOf(quote);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-wide>
            Quantity
          </th>
          <th scope="col" data-wide>
            Daily rate
          </th>
          <th scope="col" data-wide>
            Days
          </th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {quote.items.map(({ name, quantity, dailyRate }, index) => (
          // Items have no ID, and the quote never changes.
          <tr key={`${index}-${name}`}>
            <td>
              {name}
              <small data-narrow>
                {quantity} × {dailyRate === null ? 'rate to be agreed' : formatMoney(dailyRate)} ×{' '}
                {formatCount(days, 'day')}
              </small>
            </td>
            <td data-wide>{quantity}</td>
            <td data-wide>{dailyRate === null ? 'To be agreed' : formatMoney(dailyRate)}</td>
            <td data-wide>{days}</td>
            <td>
              {dailyRate === null ? '–' : formatMoney(itemTotal({ quantity, dailyRate }, days))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TextBlock({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text.trim()}</p>
    </section>
  );
}

interface QuoteSheetProps {
  quote: Quote;
  /** Reference of the request. */
  reference: string;
  company: QuoteCompany;
}

/** A quote as the customer receives it on paper: A4, black on white. Printing the page prints nothing else. */
export function QuoteSheet({ quote, reference, company }: QuoteSheetProps) {
  const { customer, sentAt, validUntil } = quote;
  const totals = totalsOf(quote);
  const facts = [
    ['Date', formatDay(dayAt(Date.parse(sentAt)))],
    ['Valid until', validUntil && formatDay(validUntil)],
    ['Reference', reference],
    ['Rental dates', quoteDates(quote)],
  ].filter(([, value]) => value);
  return (
    <>
      <GlobalStyles styles={PRINT_STYLES} />
      <Sheet data-sheet aria-label={`Quote ${quote.number}`}>
        <header>
          <div>
            {company.logo && <img src={company.logo} alt="" width="180" height="48" />}
            <strong>{company.name}</strong>
            <address>
              {[company.address, company.phone, company.email].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <p data-number>Quote {quote.number}</p>
        </header>
        <div data-facts>
          <section>
            <h2>For</h2>
            <p>
              {[customer.name || 'Customer', customer.phone, customer.email]
                .filter(Boolean)
                .join('\n')}
            </p>
          </section>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Items quote={quote} />
        <TotalsList
          totals={totals}
          notes={{
            discount: discountShare(quote.discount),
            tax: formatPercent(quote.vatBasisPoints),
            deposit: 'not part of the total',
          }}
          isShort
        />
        <TextBlock title="Notes" text={quote.customerNotes} />
        <div data-closing>
          <TextBlock title="Terms" text={quote.terms} />
          <TextBlock title="Bank details" text={quote.bankDetails} />
        </div>
      </Sheet>
    </>
  );
}
