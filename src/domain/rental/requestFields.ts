import type { Day } from '../availability/day';
import { company } from '../company/company';
import { formatCount, formatPercent } from '../text/formatNumber';
import { formatMoney } from './money';
import { KIND_LABELS, paymentsOf } from './payments';
import { discountShare, itemsText } from './requestTexts';
import { labelOfStatus } from './requestSteps';
import {
  CONTACT_FIELDS,
  TEXT_FIELDS,
  type ChecklistPiece,
  type RentalRequest,
  type RequestLine,
} from './schema';

/** The name in the log is '' if changes are not logged, and the text if the field is empty. */
type RequestField = readonly [
  key: keyof RentalRequest,
  label: string,
  logName: string,
  text: (request: RentalRequest, dayText: (day: Day) => string) => string,
];

function lineText({ quantity, name, amount, charge }: RequestLine): string {
  const price = amount === null ? '' : ` at ${formatMoney(amount)}`;
  return `${quantity} × ${name}${price} ${charge === 'day' ? 'per day' : 'once'}`;
}

function pieceText({ name, unit, isPacked, state, note, charge, isWrittenOff }: ChecklistPiece) {
  const parts = [
    unit > 1 && `unit ${unit}`,
    isPacked && 'packed',
    state,
    isWrittenOff && 'written off',
    note,
    charge > 0 && formatMoney(charge),
  ].filter(Boolean);
  return parts.length > 0 ? `${name} (${parts.join(', ')})` : name;
}

function handoverText({ handover }: RentalRequest): string {
  if (!handover) return '';
  const { condition, photoIds, signatureId, signedBy } = handover;
  return [
    condition,
    photoIds.length > 0 && formatCount(photoIds.length, 'photo'),
    signatureId && 'signature',
    signedBy && `signed by ${signedBy}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const ASKED_FIELDS: readonly RequestField[] = [
  ...CONTACT_FIELDS.map(({ key, office }): RequestField => [
    'customer',
    office,
    'customer',
    (one) => one.customer[key],
  ]),
  ['from', 'From', 'dates', ({ from }, dayText) => dayText(from)],
  ['to', 'To', 'dates', ({ to }, dayText) => dayText(to)],
  ...TEXT_FIELDS.map(({ record, office, csv }): RequestField => [
    record,
    office,
    csv,
    (one) => one[record],
  ]),
  ['items', 'Items', 'items', ({ items }) => itemsText(items)],
];

export const REQUEST_FIELDS: readonly RequestField[] = [
  ...ASKED_FIELDS,
  ['status', 'Status', '', (request) => labelOfStatus(request)],
  ['billableDays', 'Billable days', 'billable days', (request) => `${request.billableDays ?? ''}`],
  ['confirmedDays', 'Confirmed days', '', (one) => `${one.confirmedDays?.billableDays ?? ''}`],
  [
    'discount',
    'Discount',
    'discount',
    ({ discount }) =>
      discount.kind === 'amount' ? formatMoney(discount.amount) : (discountShare(discount) ?? ''),
  ],
  [
    'vatBasisPoints',
    company.tax.name,
    company.tax.name,
    ({ vatBasisPoints }) => formatPercent(vatBasisPoints),
  ],
  ['deposit', 'Deposit', 'deposit', ({ deposit }) => (deposit ? formatMoney(deposit) : '')],
  ['lines', 'Lines', 'lines', ({ lines }) => lines.map(lineText).join(', ')],
  ['billingAddress', 'Billing address', 'billing address', (one) => one.billingAddress],
  ['paymentLink', 'Payment link', 'payment link', ({ paymentLink }) => paymentLink],
  [
    'payments',
    'Payments',
    '',
    ({ payments }) =>
      paymentsOf(payments)
        .map(({ kind, amount, isSeen }) => {
          return `${KIND_LABELS[kind]} ${formatMoney(amount)}${isSeen ? '' : ' (not seen)'}`;
        })
        .join(', '),
  ],
  ['documents', 'Documents', '', (one) => one.documents.map(({ number }) => number).join(', ')],
  ['customerNotes', 'Notes for the customer', 'notes for the customer', (one) => one.customerNotes],
  ['internalNotes', 'Internal notes', 'internal notes', ({ internalNotes }) => internalNotes],
  ['checklist', 'Checklist', '', ({ checklist }) => checklist.map(pieceText).join(', ')],
  ['handover', 'Hand-over', '', handoverText],
  ['quotes', 'Quotes', '', ({ quotes }) => quotes.map(({ number }) => number).join(', ')],
  ['returnedOn', 'Returned on', '', ({ returnedOn }, dayText) => dayText(returnedOn)],
];
