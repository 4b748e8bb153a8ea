import { oneLine } from '../../booking/bookingMessage';
import { formatDay } from '../../availability/dayTexts';
import { company } from '../../company/company';
import { formatMoney } from '../money';
import { chargesOf } from '../positions';
import { formatPercent } from '../../text/formatNumber';
import { discountShare, positionLines, quoteDates } from '../quoteText';
import type { DocumentKind, IssuedDocument, PaymentKind } from '../schema';
import { KIND_LABELS, METHOD_LABELS } from './payments';

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

/** Returns the heading of a document: `Invoice INV-2026-0001`. */
export function documentTitle({ kind, number }: Pick<IssuedDocument, 'kind' | 'number'>): string {
  return `${DOCUMENT_LABELS[kind]} ${number}`;
}

/** Returns what a document says besides its lines: label and value, without those that are empty. */
export function documentFacts(document: IssuedDocument, ref: string): [string, string][] {
  const { issuedOn, taxNumber, corrects, reason, payment, kind, from, to } = document;
  const facts: [string, string][] = [
    ['Date', issuedOn && formatDay(issuedOn)],
    ['Reference', ref],
    ['Rental dates', kind === 'receipt' && !from ? '' : quoteDates({ from, to })],
    ['Charged days', document.daysReason],
    ['Tax number', taxNumber],
    ['Corrects', corrects && `Invoice ${corrects}`],
    ['Reason', reason],
  ];
  if (payment)
    facts.push(
      [RECEIPT_LABELS[payment.kind], KIND_LABELS[payment.kind]],
      ['On', payment.day && formatDay(payment.day)],
      ['Method', METHOD_LABELS[payment.method]],
      ['Payment reference', payment.reference],
    );
  return facts.filter(([, value]) => value !== '');
}

/** Returns the amounts of a document: label and text. */
export function documentAmounts(document: IssuedDocument): [string, string][] {
  const { kind, totals, discount, vatBasisPoints, paid } = document;
  if (kind === 'receipt') return [['Amount', formatMoney(totals.total)]];
  const share = discountShare(discount);
  const amounts: [string, string][] = [['Subtotal', formatMoney(totals.subtotal)]];
  if (totals.discount > 0)
    amounts.push([`Discount${share ? ` (${share})` : ''}`, `-${formatMoney(totals.discount)}`]);
  for (const [label, amount] of chargesOf(document)) amounts.push([label, formatMoney(amount)]);
  amounts.push(
    [`${company.tax.name} (${formatPercent(vatBasisPoints)})`, formatMoney(totals.tax)],
    [kind === 'creditNote' ? 'Credit' : 'Total', formatMoney(totals.total)],
  );
  if (kind === 'invoice' && paid > 0)
    amounts.push(
      ['Paid', formatMoney(paid)],
      ['To be paid', formatMoney(Math.max(0, totals.total - paid))],
    );
  if (kind === 'invoice' && totals.deposit > 0)
    amounts.push(['Deposit (not part of the total)', formatMoney(totals.deposit)]);
  return amounts;
}

/**
 * Returns a document as plain text for WhatsApp and e-mail.
 * @param about name of the company, and the reference of the request
 * @param isShort leaves out notes and terms, for links that can't contain the whole text
 */
export function documentText(
  document: IssuedDocument,
  { company: sender, ref }: { company: string; ref: string },
  isShort = false,
): string {
  const { kind, customer, billingAddress, customerNotes, terms, bankDetails } = document;
  const asText = (rows: readonly [string, string][]) =>
    rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
  const name = [customer.name, oneLine(billingAddress)].filter(Boolean).join(', ');
  const isInvoice = kind === 'invoice';
  return [
    `${documentTitle(document)}${sender ? ` from ${sender}` : ''}`,
    [name && `For: ${name}`, asText(documentFacts(document, ref))].filter(Boolean).join('\n'),
    positionLines(document).join('\n'),
    asText(documentAmounts(document)),
    isShort || !isInvoice ? '' : customerNotes.trim(),
    isShort || !isInvoice || !terms.trim() ? '' : `Terms:\n${terms.trim()}`,
    isInvoice && bankDetails.trim() && `Bank details:\n${bankDetails.trim()}`,
    isInvoice && document.paymentLink && `Pay online: ${document.paymentLink}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
