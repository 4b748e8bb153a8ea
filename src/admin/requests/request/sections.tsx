import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import type { ruledDays } from '@/domain/rental/charging';
import { packedPieces } from '@/domain/rental/handover';
import { formatMoney } from '@/domain/rental/money';
import type { NextAction } from '@/domain/rental/nextStep';
import { discountShare } from '@/domain/rental/requestTexts';
import { datesOfRequest, isConfirmed, isFilm } from '@/domain/rental/requestSteps';
import { shownLog } from '@/domain/rental/requestLog';
import type { RentalRequest, RequestItem, RequestStatus } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { shortDays } from '../../layout/adminDate';
import { KnownCustomer } from '../customers/CustomerDetails';
import { ItemFields } from '../fields/ItemFields';
import { LineFields, Positions } from '../fields/PositionFields';
import { ParsedField, PAYMENT_LINK } from '../fields/ParsedField';
import { RentalDateFields } from '../fields/RentalDateFields';
import {
  CustomerFields,
  CustomerTexts,
  NotesFields,
  DeliveryFields,
} from '../fields/CustomerFields';
import { HandoverSection } from '../handover/HandoverSection';
import { DocumentsSection } from '../money/DocumentsSection';
import { PaymentsSection } from '../money/PaymentsSection';
import type { KnownAmounts } from '../store/selectors';
import { AmountFields } from './AmountFields';
import { AskedSection, LogSection, QuotesSection } from './RequestHeading';
import { TotalsSection, unpricedNames } from './TotalsSection';
import { ContactButtons } from '../layout/ContactButtons';
import { requestPart } from '../fields/requestPart';

const ContactLinks = requestPart(
  ['customer', 'ref'],
  function ContactLinks({ request: { customer, ref } }) {
    return (
      <ContactButtons
        {...customer}
        text={`About your request ${ref}: `}
        subject={`Your request ${ref}`}
      />
    );
  },
);

export interface RequestSectionProps {
  request: RentalRequest;
  /** The request before the newest input, for what follows from it. */
  shown: RentalRequest;
  amounts: KnownAmounts;
  charged: ReturnType<typeof ruledDays>;
  /** The days that the rules charge for the present input. */
  ruledDays: number;
  noteOf: (item: RequestItem) => string | undefined;
  /** The request with a piece for each unit. */
  listed: RentalRequest;
  onChange: (change: Partial<RentalRequest>) => void;
  onRemoveItem: (index: number) => unknown;
  onRemoveLine: (index: number) => unknown;
  /** The next step has a button of its own. */
  next: NextAction | undefined;
  onAddPayment: () => void;
  onCorrectPayment: (id: string) => void;
}

export interface RequestSection {
  title: string;
  /** What a phone shows of the section while it is closed. */
  summary: (props: RequestSectionProps) => string;
  /** The statuses in which it is open on a phone. */
  openIn: readonly RequestStatus[];
  isShown?: (request: RentalRequest) => boolean;
  Content: ComponentType<RequestSectionProps>;
}

const ASKING: readonly RequestStatus[] = ['new', 'quoted'];
const OUT: readonly RequestStatus[] = ['collected', 'partlyReturned'];

/** What was agreed, in the first column. */
export const FIRST_COLUMN: readonly RequestSection[] = [
  {
    title: 'Customer',
    summary: ({ request: { customer } }) =>
      customer.phone || customer.email || 'No phone or e-mail',
    openIn: [],
    Content: ({ request, onChange }) => (
      <Stack spacing={2}>
        <CustomerFields request={request} onChange={onChange} />
        <KnownCustomer request={request} />
        <ContactLinks request={request} />
        <DeliveryFields request={request} onChange={onChange} />
        <CustomerTexts request={request} />
      </Stack>
    ),
  },
  {
    title: 'Items',
    summary: ({ request }) => {
      if (isFilm(request)) return formatCount(request.lines.length, 'line');
      const dates = datesOfRequest(request);
      const days = dates ? shortDays(dates) : 'no dates yet';
      return `${formatCount(request.items.length, 'item')}, ${days}`;
    },
    openIn: ASKING,
    Content: ({ request, onChange, onRemoveItem, onRemoveLine, noteOf }) => (
      <Stack spacing={2}>
        {!isFilm(request) && <RentalDateFields request={request} onChange={onChange} />}
        <Positions>
          <ItemFields
            request={request}
            onChange={onChange}
            onRemove={onRemoveItem}
            noteOf={noteOf}
          />
          <LineFields request={request} onChange={onChange} onRemove={onRemoveLine} />
        </Positions>
      </Stack>
    ),
  },
  {
    title: 'Price',
    summary: ({ request: { discount }, charged }) => {
      const days = `${formatCount(charged.days, 'day')} charged`;
      const share = discountShare(discount);
      return share === undefined ? days : `${days}, ${share} discount`;
    },
    openIn: ASKING,
    Content: ({ request, onChange, ruledDays: days }) => (
      <AmountFields request={request} onChange={onChange} ruledDays={days} />
    ),
  },
  {
    title: 'Notes',
    summary: ({ request }) => request.internalNotes || request.customerNotes || 'None',
    openIn: [],
    Content: ({ request, onChange }) => <NotesFields request={request} onChange={onChange} />,
  },
];

/** What happens with equipment, money and papers, in the second column. */
export const SECOND_COLUMN: readonly RequestSection[] = [
  {
    title: 'Equipment',
    summary: ({ listed }) =>
      listed.checklist.length > 0 ? packedPieces(listed).text : 'No list yet',
    openIn: ['confirmed', ...OUT],
    isShown: (request) => isConfirmed(request) && !isFilm(request),
    Content: ({ listed }) => <HandoverSection request={listed} />,
  },
  {
    title: 'Totals',
    summary: ({ shown, amounts: { totals, balance } }) => {
      const paid = balance.paid === 0 ? 'nothing' : formatMoney(balance.paid);
      const unpriced = unpricedNames(shown).length;
      const note = unpriced > 0 ? `, ${unpriced} without a price` : '';
      return `${formatMoney(totals.total)}, ${paid} paid${note}`;
    },
    openIn: [],
    Content: ({ shown, amounts: { totals, balance }, charged: { days, reason } }) => (
      <TotalsSection
        request={shown}
        totals={totals}
        balance={balance}
        days={days}
        daysReason={reason}
      />
    ),
  },
  {
    title: 'Payments',
    summary: ({ amounts: { balance } }) =>
      balance.held > 0 ? `Deposit held: ${formatMoney(balance.held)}` : 'No deposit held',
    openIn: [...OUT, 'returned'],
    // Not the former request: its check boxes must not show their former values after a press.
    Content: ({ request, next, onAddPayment, onCorrectPayment }) => (
      <PaymentsSection
        request={request}
        onAdd={next === 'addPayment' ? undefined : onAddPayment}
        onCorrect={onCorrectPayment}
      />
    ),
  },
  {
    title: 'Quotes',
    summary: ({ request: { quotes } }) => quotes.at(-1)?.number ?? '',
    openIn: [],
    isShown: ({ quotes }) => quotes.length > 0,
    Content: ({ request, next }) => (
      <QuotesSection request={request} hasLink={next !== 'openQuote'} />
    ),
  },
  {
    title: 'Documents',
    summary: ({ request: { documents } }) => documents.at(-1)?.number ?? 'None yet',
    openIn: ['returned'],
    Content: ({ request, shown, amounts: { totals, balance }, onChange }) => (
      <Stack spacing={2}>
        <ParsedField
          {...PAYMENT_LINK}
          value={request.paymentLink}
          onChange={(paymentLink) => onChange({ paymentLink })}
          helperText="Instead of that of the settings"
        />
        <div>
          <DocumentsSection
            request={shown}
            notInvoiced={balance.notInvoiced}
            total={totals.total}
          />
        </div>
      </Stack>
    ),
  },
  {
    title: 'Original request',
    summary: ({ request: { asked } }) => formatCount(asked.at(-1)?.items.length ?? 0, 'item'),
    openIn: [],
    isShown: ({ asked }) => asked.length > 0,
    Content: ({ request }) => <AskedSection request={request} />,
  },
  {
    title: 'Log',
    summary: ({ shown: { log } }) => shownLog(log)[0]?.text ?? '',
    openIn: [],
    Content: ({ shown }) => <LogSection request={shown} />,
  },
];
