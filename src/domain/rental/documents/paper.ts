import { oneLine } from '../../booking/bookingMessage';
import { dayAt, type Day } from '../../availability/day';
import { formatDay } from '../../availability/dayTexts';
import { company } from '../../company/company';
import { formatCount, formatPercent } from '../../text/formatNumber';
import { formatMoney, type Amount } from '../money';
import { chargesOf, positionsOf } from '../positions';
import { totalsOf } from '../quotes';
import { discountShare, quoteDates } from '../requestTexts';
import type { DocumentKind, IssuedDocument, PaymentKind, Quote } from '../schema';
import type { Totals } from '../totals';
import { KIND_LABELS, METHOD_LABELS } from '../payments';

interface PaperAmount {
  label: string;
  amount: string;
  isTotal?: boolean;
}

export interface Paper {
  /** What it is and its number, such as 'Quote Q-2026-0001'. */
  title: string;
  customer: Quote['customer'];
  billingAddress: string;
  facts: (readonly [label: string, value: string])[];
  positions: ReturnType<typeof positionsOf>;
  amounts: PaperAmount[];
  notes: string;
  closing: (readonly [title: string, text: string])[];
}

const DOCUMENT_LABELS: Record<DocumentKind, string> = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  receipt: 'Receipt',
};

/** What happened with the money of a receipt. A deposit that is kept was received before. */
const RECEIPT_LABELS: Record<PaymentKind, string> = {
  payment: 'Received',
  deposit: 'Received',
  refund: 'Paid back',
  depositReturned: 'Paid back',
  depositKept: 'Charged',
};

const dayText = (day: Day) => day && formatDay(day);

const withValue = (facts: Paper['facts']) => facts.filter(([, text]) => text.trim() !== '');

function amountsOf(
  terms: Quote | IssuedDocument,
  totals: Totals,
  { label = 'Total', paid = 0 } = {},
): PaperAmount[] {
  const row = (name: string, amount: Amount) => ({ label: name, amount: formatMoney(amount) });
  const share = discountShare(terms.discount);
  const discount = row(`Discount${share ? ` (${share})` : ''}`, 0 - totals.discount);
  return [
    row('Subtotal', totals.subtotal),
    ...(totals.discount > 0 ? [discount] : []),
    ...chargesOf(terms).map(([name, amount]) => row(name, amount)),
    row(`${company.tax.name} (${formatPercent(terms.vatBasisPoints)})`, totals.tax),
    { ...row(label, totals.total), isTotal: true },
    ...(paid > 0 ? [row('Paid', paid), row('To be paid', Math.max(0, totals.total - paid))] : []),
    ...(totals.deposit > 0 ? [row('Deposit (not part of the total)', totals.deposit)] : []),
  ];
}

const TERMS = 'Terms';

const closingOf = (issued: Pick<Quote, 'terms' | 'bankDetails' | 'paymentLink'>) =>
  withValue([
    [TERMS, issued.terms],
    ['Bank details', issued.bankDetails],
    ['Pay online', issued.paymentLink],
  ]);

/** @param ref the reference of the request */
export function quotePaper(quote: Quote, ref: string): Paper {
  return {
    title: `Quote ${quote.number}`,
    customer: quote.customer,
    billingAddress: '',
    facts: withValue([
      ['Date', formatDay(dayAt(Date.parse(quote.sentAt)))],
      ['Valid until', dayText(quote.validUntil)],
      ['Reference', ref],
      ['Rental dates', quoteDates(quote)],
      ['Charged days', quote.daysReason],
    ]),
    positions: positionsOf(quote),
    amounts: amountsOf(quote, totalsOf(quote)),
    notes: quote.customerNotes,
    closing: closingOf(quote),
  };
}

/** @param ref the reference of the request */
export function documentPaper(document: IssuedDocument, ref: string): Paper {
  const { kind, from, to, corrects, payment, totals, paid } = document;
  const isInvoice = kind === 'invoice';
  const label = kind === 'creditNote' ? 'Credit' : 'Total';
  return {
    title: `${DOCUMENT_LABELS[kind]} ${document.number}`,
    customer: document.customer,
    billingAddress: document.billingAddress,
    facts: withValue([
      ['Date', dayText(document.issuedOn)],
      ['Reference', ref],
      ['Rental dates', kind === 'receipt' && !from ? '' : quoteDates({ from, to })],
      ['Charged days', document.daysReason],
      ['Tax number', document.taxNumber],
      ['Corrects', corrects && `Invoice ${corrects}`],
      ['Reason', document.reason],
      ...(payment
        ? ([
            [RECEIPT_LABELS[payment.kind], KIND_LABELS[payment.kind]],
            ['On', dayText(payment.day)],
            ['Method', METHOD_LABELS[payment.method]],
            ['Payment reference', payment.reference],
          ] as const)
        : []),
    ]),
    positions: positionsOf(document),
    amounts:
      kind === 'receipt'
        ? [{ label: 'Amount', amount: formatMoney(totals.total), isTotal: true }]
        : amountsOf(document, totals, { label, paid }),
    notes: isInvoice ? document.customerNotes : '',
    closing: isInvoice ? closingOf(document) : [],
  };
}

function positionText({ name, quantity, rate, days, amount }: Paper['positions'][number]): string {
  if (rate === null || amount === null) return `${oneLine(name)}: ${quantity} ×, rate to be agreed`;
  const times = days === null ? '' : ` × ${formatCount(days, 'day')}`;
  return `${oneLine(name)}: ${quantity} × ${formatMoney(rate)}${times} = ${formatMoney(amount)}`;
}

/** Returns the first line of the text of a quote or a document, also the subject of its e-mail. */
export const paperSubject = ({ title }: Paper, sender: string): string =>
  sender ? `${title} from ${sender}` : title;

/** @param sender name of the company @param isShort leaves out notes and terms, for links that can't contain them */
export function paperText(paper: Paper, sender: string, isShort = false): string {
  const { customer, billingAddress, facts, positions, amounts, notes, closing } = paper;
  const name = [oneLine(customer.name), oneLine(billingAddress)].filter(Boolean).join(', ');
  const about = name ? [['For', name] as const, ...facts] : facts;
  const last = closing.filter(([title]) => !isShort || title !== TERMS);
  return [
    paperSubject(paper, sender),
    about.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'),
    positions.map((position, index) => `${index + 1}. ${positionText(position)}`).join('\n'),
    amounts.map(({ label, amount }) => `${oneLine(label)}: ${amount}`).join('\n'),
    isShort ? '' : notes.trim(),
    ...last.map(([title, text]) => `${title}:\n${text.trim()}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}
