import type { Day } from '../availability/day';
import { company } from '../company/company';
import { formatMoney } from './money';
import { discountShare, formatPercent, itemsText } from './quoteText';
import { STATUS_LABELS } from './requestSteps';
import type { RentalRequest } from './schema';

/**
 * A field of a request: its key, its label, its name in the log ('' if its changes are not logged), and what it shows as
 * text ('' if it is empty).
 */
type RequestField = readonly [
  key: keyof RentalRequest,
  label: string,
  logName: string,
  text: (request: RentalRequest, dayText: (day: Day) => string) => string,
];

/** The fields that a customer fills in. */
export const ASKED_FIELDS: readonly RequestField[] = [
  ['customer', 'Customer name', 'customer', ({ customer }) => customer.name],
  ['customer', 'Phone', 'customer', ({ customer }) => customer.phone],
  ['customer', 'Email', 'customer', ({ customer }) => customer.email],
  ['from', 'From', 'dates', ({ from }, dayText) => dayText(from)],
  ['to', 'To', 'dates', ({ to }, dayText) => dayText(to)],
  ['subject', 'Subject', '', ({ subject }) => subject],
  ['preferredDate', 'Preferred date', '', ({ preferredDate }) => preferredDate],
  ['duration', 'Duration', '', ({ duration }) => duration],
  ['message', 'Message', '', ({ message }) => message],
  ['items', 'Items', 'items', ({ items }) => itemsText(items)],
];

/** All fields, those of the office last. */
export const REQUEST_FIELDS: readonly RequestField[] = [
  ...ASKED_FIELDS,
  ['status', 'Status', '', ({ status }) => STATUS_LABELS[status]],
  ['billableDays', 'Billable days', 'billable days', (request) => `${request.billableDays ?? ''}`],
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
  ['customerNotes', 'Notes for the customer', 'notes for the customer', (one) => one.customerNotes],
  ['internalNotes', 'Internal notes', 'internal notes', ({ internalNotes }) => internalNotes],
  ['quotes', 'Quotes', '', ({ quotes }) => quotes.map(({ number }) => number).join(', ')],
  ['returnedOn', 'Returned on', '', ({ returnedOn }, dayText) => dayText(returnedOn)],
];
