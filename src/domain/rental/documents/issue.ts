import type { Day } from '../../availability/day';
import { chargedDays, type Charging } from '../charging';
import { MAX_AMOUNT, type Amount } from '../money';
import { creditedOf, receivedOf, type Payment } from '../payments';
import { issuedTerms, requestTotals, type ContentsOf } from '../quotes';
import type { IssuedDocument, QuoteCompany, RentalRequest, RequestsSettings } from '../schema';
import { shareOf, type Totals } from '../totals';

type IssueSettings = Pick<
  RequestsSettings,
  'terms' | 'bankDetails' | 'taxNumber' | 'paymentLink'
> & {
  contentsOf?: ContentsOf | undefined;
  unitsOf?: ((itemId: string) => readonly string[]) | undefined;
  company?: QuoteCompany | undefined;
};

interface Issued {
  number: string;
  now: string;
  today: Day;
}

const NOTHING: Totals = { subtotal: 0, discount: 0, tax: 0, total: 0, deposit: 0 };

function sharedFields(request: RentalRequest, settings: IssueSettings, issued: Issued) {
  const { customer, billingAddress } = request;
  const { terms, bankDetails, taxNumber, company } = settings;
  return {
    number: issued.number,
    at: issued.now,
    issuedOn: issued.today,
    customer,
    billingAddress,
    ...issuedTerms(request, settings.contentsOf, settings.unitsOf),
    daysReason: '',
    paid: 0,
    corrects: '',
    reason: '',
    terms,
    bankDetails,
    taxNumber,
    paymentLink: request.paymentLink || settings.paymentLink,
    ...(company && { company }),
  };
}

export function createInvoice(
  request: RentalRequest,
  settings: IssueSettings,
  charging: Charging,
  issued: Issued,
): IssuedDocument {
  const { days, reason } = chargedDays(request, charging);
  return {
    kind: 'invoice',
    ...sharedFields(request, settings, issued),
    billableDays: days,
    daysReason: reason,
    totals: requestTotals(request, charging),
    // A larger amount could not be stored.
    paid: Math.min(Math.max(0, receivedOf(request.payments).paid), MAX_AMOUNT),
  };
}

/** All credit notes of an invoice add up to its net amount and its tax. */
function creditedNet(
  documents: RentalRequest['documents'],
  invoice: IssuedDocument,
  total: Amount,
): Amount {
  const { tax, total: invoiced } = invoice.totals;
  const before = documents
    .filter(({ kind, corrects }) => kind === 'creditNote' && corrects === invoice.number)
    .reduce((sum, one) => sum + one.totals.total - one.totals.tax, 0);
  const credited = creditedOf(documents, invoice) + total;
  // Two devices can credit at the same time.
  const net = shareOf(credited, invoiced - tax, invoiced) - before;
  return Math.min(Math.max(0, net), total);
}

/** Has the lines of the invoice if it takes off all, else one line. @param amount with tax, at most what is left */
export function createCreditNote(
  request: RentalRequest,
  invoice: IssuedDocument,
  { amount, reason }: { amount: Amount; reason: string },
  settings: IssueSettings,
  issued: Issued,
): IssuedDocument {
  const left = invoice.totals.total - creditedOf(request.documents, invoice);
  const total = Math.min(amount, left);
  const shared = {
    ...invoice,
    ...sharedFields(request, settings, issued),
    customer: invoice.customer,
    billingAddress: invoice.billingAddress,
    kind: 'creditNote' as const,
    corrects: invoice.number,
    reason,
    paid: 0,
  };
  const { items, lines, from, to, billableDays, daysReason, discount, vatBasisPoints } = invoice;
  const same = { from, to, billableDays, daysReason, vatBasisPoints };
  if (total === invoice.totals.total)
    return {
      ...shared,
      ...same,
      items,
      lines,
      discount,
      totals: { ...invoice.totals, deposit: 0 },
    };
  const net = creditedNet(request.documents, invoice, total);
  const line = {
    id: '',
    name: reason || `Credit for invoice ${invoice.number}`,
    quantity: 1,
    amount: net,
    charge: 'once' as const,
    subRent: null,
    cause: '',
  };
  return {
    ...shared,
    ...same,
    items: [],
    lines: [line],
    discount: { kind: 'none' },
    totals: { ...NOTHING, subtotal: net, tax: total - net, total },
  };
}

export function createReceipt(
  request: RentalRequest,
  payment: Payment,
  settings: IssueSettings,
  issued: Issued,
): IssuedDocument {
  const { id, kind, amount, day, method, reference } = payment;
  return {
    kind: 'receipt',
    ...sharedFields(request, settings, issued),
    items: [],
    lines: [],
    discount: { kind: 'none' },
    deposit: 0,
    customerNotes: '',
    totals: { ...NOTHING, total: amount },
    payment: { id, kind, amount, day, method, reference },
  };
}
