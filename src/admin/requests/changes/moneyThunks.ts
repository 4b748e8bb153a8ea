import { nanoid } from '@reduxjs/toolkit';
import { dayAt } from '@/domain/availability/day';
import { createCreditNote, createInvoice, createReceipt } from '@/domain/rental/documents/issue';
import {
  nextNumber,
  nextVersion,
  usedCounts,
  type NumberKind,
} from '@/domain/rental/documents/numbers';
import {
  paymentsOf,
  standingInvoices,
  isSeenInAccount,
  type Payment,
} from '@/domain/rental/payments';
import { expectedPieces } from '@/domain/rental/handover';
import type { Amount } from '@/domain/rental/money';
import { createQuote, totalsOf } from '@/domain/rental/quotes';
import type {
  DocumentKind,
  IssuedDocument,
  RentalRequest,
  PaymentEntry,
} from '@/domain/rental/schema';
import { areTotalsTooLarge } from '@/domain/rental/totals';
import { unitText } from '@/domain/rental/units/codes';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { contentsLoaded, selectContentsOf } from '../store/productContents';
import { selectRequestById, selectRequests, selectRequestsSettings } from '../store/selectors';
import { selectCharging, selectCompany } from '../store/stockSelectors';
import type { RequestsRootState, RequestsThunk } from '../store/storeTypes';
import { selectUnitIndex } from '../store/unitSelectors';
import { changed, commit, isoNow, type ChangeThunk } from './commit';
import { takeStep, editRequest } from './thunks';

type IssueSettings = Parameters<typeof createReceipt>[2];
type Issued = Parameters<typeof createReceipt>[3];

/** The number of the last document; undefined if none was added. */
type IssueThunk = RequestsThunk<Promise<string | undefined>>;

/** Returns a function that gives the time and the next number of a kind, each time another one. */
function numbering(state: RequestsRootState): (kind: NumberKind) => Issued {
  const now = isoNow();
  const today = dayAt(Date.parse(now));
  const { lastCounts, deviceLetter } = selectRequestsSettings(state);
  let used = usedCounts(lastCounts, selectRequests(state));
  return (kind) => {
    const number = nextNumber(kind, used, today.slice(0, 4), deviceLetter);
    used = usedCounts(used, [{ quotes: [], documents: [{ number }], isSample: false }]);
    return { number, now, today };
  };
}

/** Adds documents to a request, all or none. It cannot be undone: a document is corrected by another one. */
function issue(
  reference: string,
  create: (
    request: RentalRequest,
    settings: IssueSettings,
    issuedAs: (kind: DocumentKind) => Issued,
  ) => IssuedDocument[],
): IssueThunk {
  return async (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (!request) return undefined;
    const contentsOf = selectContentsOf(getState());
    const company = selectCompany(getState());
    const { byId } = selectUnitIndex(getState());
    const unitsOf = (item: string) =>
      expectedPieces(request).flatMap(({ itemId, unitId }) =>
        itemId === item ? unitText(byId.get(unitId)) || [] : [],
      );
    const settings = { ...selectRequestsSettings(getState()), company, contentsOf, unitsOf };
    const documents = create(request, settings, numbering(getState()));
    const tooLarge = documents.find(({ totals }) => areTotalsTooLarge(totals));
    if (tooLarge) {
      const message = `${tooLarge.number} was not created: its total is too large.`;
      dispatch(noticeShown({ message, type: 'error' }));
      return undefined;
    }
    if (documents.length === 0) return undefined;
    const after = documents.reduce(
      (known, document) =>
        changed(known, { documents: [...known.documents, document] }, document.at, {
          event: 'documentCreated',
          detail: document.number,
        }),
      request,
    );
    const outcome = await dispatch(commit([{ reference, before: request, after }]));
    if (outcome === 'rejected') return undefined;
    const numbers = documents.map(({ number }) => number);
    dispatch(noticeShown({ message: `${numbers.join(', ')} created`, type: 'success' }));
    return numbers.at(-1);
  };
}

/** An open invoice is credited before, so that nothing is charged twice. */
export function issueInvoice(reference: string): IssueThunk {
  return async (dispatch, getState) => {
    const standing = () =>
      standingInvoices(selectRequestById(getState(), reference)?.documents ?? []);
    const known = standing();
    await dispatch(contentsLoaded(reference));
    // The button was pressed again on a page that was left and opened: it must not replace the first invoice.
    if (!sameJson(standing(), known)) return undefined;
    const charging = selectCharging(getState());
    return dispatch(
      issue(reference, (request, settings, issuedAs) => [
        ...standingInvoices(request.documents).map((invoice) => {
          const credit = { amount: invoice.totals.total, reason: 'Replaced by a new invoice' };
          return createCreditNote(request, invoice, credit, settings, issuedAs('creditNote'));
        }),
        createInvoice(request, settings, charging, issuedAs('invoice')),
      ]),
    );
  };
}

export function issueCreditNote(
  reference: string,
  invoiceNumber: string,
  credit: { amount: Amount; reason: string },
): IssueThunk {
  return issue(reference, (request, settings, issuedAs) =>
    standingInvoices(request.documents)
      .filter(({ number }) => number === invoiceNumber)
      .map((invoice) =>
        createCreditNote(request, invoice, credit, settings, issuedAs('creditNote')),
      ),
  );
}

export function issueReceipt(reference: string, paymentId: string): IssueThunk {
  return issue(reference, (request, settings, issuedAs) =>
    paymentsOf(request.payments)
      .filter(({ id, isSeen }) => id === paymentId && isSeen)
      .map((payment) => createReceipt(request, payment, settings, issuedAs('receipt'))),
  );
}

/** Adds none if the last one is of today and the same. A sample uses no number. @returns whether there is a quote */
export function sendQuote(reference: string): RequestsThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    await dispatch(contentsLoaded(reference));
    const request = selectRequestById(getState(), reference);
    if (!request) return false;
    const stored = selectRequestsSettings(getState());
    const contentsOf = selectContentsOf(getState());
    const company = selectCompany(getState());
    const settings = { ...stored, ...selectCharging(getState()), company, contentsOf };
    const issued = numbering(getState())('quote');
    const number = nextVersion(request, stored.deviceLetter) ?? issued.number;
    const quote = createQuote(request, settings, { ...issued, number });
    if (areTotalsTooLarge(totalsOf(quote))) {
      const error = `Quote ${number} was not created: its total is too large.`;
      dispatch(noticeShown({ message: error, type: 'error' }));
      return false;
    }
    const last = request.status === 'new' ? undefined : request.quotes.at(-1);
    if (last && sameJson({ ...quote, number: last.number, sentAt: last.sentAt }, last)) return true;
    const quotes = [...request.quotes, quote];
    const status = request.status === 'new' ? 'quoted' : request.status;
    const event = { event: 'quoteSent', detail: number };
    const message = `${reference}: Quote ${number} created`;
    void dispatch(takeStep(reference, () => ({ status, quotes }), event, message));
    return true;
  };
}

type PaymentInput = Omit<Payment, 'id' | 'at'>;

/** Adds entries to the payments of a request. Entries are never changed or removed. */
function addEntries(
  reference: string,
  event: string,
  entriesOf: (payments: readonly PaymentEntry[], at: string) => PaymentEntry[],
): ChangeThunk {
  return editRequest(
    reference,
    ({ payments }, at) => ({ payments: [...payments, ...entriesOf(payments, at)] }),
    { event },
  );
}

const seenEntry = (paymentId: string, isSeen: boolean, at: string): PaymentEntry => ({
  entry: 'seen',
  id: `seen-${nanoid(10)}`,
  at,
  paymentId,
  isSeen,
});

export function addPayment(reference: string, { isSeen, ...fields }: PaymentInput): ChangeThunk {
  return addEntries(reference, 'paymentAdded', (_payments, at) => {
    const id = `payment-${nanoid(10)}`;
    const seen = isSeen && isSeenInAccount(fields.kind) ? [seenEntry(id, isSeen, at)] : [];
    return [{ entry: 'payment', id, at, ...fields }, ...seen];
  });
}

export function markSeen(reference: string, paymentId: string, isSeen: boolean): ChangeThunk {
  return addEntries(reference, isSeen ? 'paymentSeen' : 'paymentNotSeen', (_payments, at) => [
    seenEntry(paymentId, isSeen, at),
  ]);
}

/** Corrects a payment by a further entry. An amount of 0 cancels it. */
export function correctPayment(
  reference: string,
  paymentId: string,
  { isSeen, ...fields }: PaymentInput,
): ChangeThunk {
  return addEntries(reference, 'paymentCorrected', (payments, at) => {
    const known = paymentsOf(payments).find(({ id }) => id === paymentId);
    const isSeenChanged =
      known &&
      isSeenInAccount(fields.kind) &&
      (known.isSeen !== isSeen || !isSeenInAccount(known.kind));
    return [
      { entry: 'correction', id: `correction-${nanoid(10)}`, at, paymentId, ...fields },
      ...(isSeenChanged ? [seenEntry(paymentId, isSeen, at)] : []),
    ];
  });
}
