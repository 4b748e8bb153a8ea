import { dayAt, type Day } from '@/domain/availability/day';
import { createCreditNote, createInvoice, createReceipt } from '@/domain/rental/documents/issue';
import { MAX_AMOUNT, type Amount } from '@/domain/rental/money';
import { nextNumber, usedCounts } from '@/domain/rental/documents/numbers';
import { creditedOf, paymentsOf, standingInvoices } from '@/domain/rental/documents/payments';
import type {
  DocumentKind,
  IssuedDocument,
  QuoteCompany,
  RentalRequest,
} from '@/domain/rental/schema';
import { noticeShown } from '@/features/notices';
import { selectContentsOf } from '../store/contents';
import { selectCharging } from '../store/chargingSelectors';
import { selectRequestById, selectRequests, selectRequestsSettings } from '../store/selectors';
import type { RequestsRootState, RequestsThunk } from '../store/storeTypes';
import { changed, commit, isoNow } from './commit';

type IssueSettings = Parameters<typeof createReceipt>[2];

function issuedNow(kind: DocumentKind, state: RequestsRootState) {
  const now = isoNow();
  const today = dayAt(Date.parse(now));
  const { lastCounts, deviceLetter } = selectRequestsSettings(state);
  const used = usedCounts(lastCounts, selectRequests(state));
  return { number: nextNumber(kind, used, today.slice(0, 4), deviceLetter), now, today };
}

/**
 * Adds a document to a request. It cannot be undone: a document is corrected by another one.
 * @returns its number; undefined if nothing was added
 */
function issue(
  reference: string,
  kind: DocumentKind,
  company: QuoteCompany | undefined,
  create: (
    request: RentalRequest,
    settings: IssueSettings,
    issued: { number: string; now: string; today: Day },
  ) => IssuedDocument | undefined,
): RequestsThunk<Promise<string | undefined>> {
  return async (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (!request) return undefined;
    const issued = issuedNow(kind, getState());
    const contentsOf = selectContentsOf(getState());
    const settings = { ...selectRequestsSettings(getState()), company, contentsOf };
    const document = create(request, settings, issued);
    if (!document) return undefined;
    if (document.totals.total > MAX_AMOUNT) {
      const message = `${document.number} was not created: its total is too large.`;
      dispatch(noticeShown({ message, type: 'error' }));
      return undefined;
    }
    const event = { event: 'documentCreated', detail: document.number };
    const after = changed(
      request,
      { documents: [...request.documents, document] },
      issued.now,
      event,
    );
    const outcome = await dispatch(commit([{ reference, before: request, after }]));
    if (outcome === 'locked') return undefined;
    dispatch(noticeShown({ message: `${document.number} created`, type: 'success' }));
    return document.number;
  };
}

/**
 * Creates an invoice of everything that a request charges. An open invoice is credited before, so that nothing is
 * charged twice.
 */
export function issueInvoice(
  reference: string,
  company: QuoteCompany | undefined,
): RequestsThunk<Promise<string | undefined>> {
  return async (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    for (const { number, totals } of standingInvoices(request?.documents ?? [])) {
      const credit = { amount: totals.total, reason: 'Replaced by a new invoice' };
      if (!(await dispatch(issueCreditNote(reference, number, credit, company)))) return undefined;
    }
    const charging = selectCharging(getState());
    return dispatch(
      issue(reference, 'invoice', company, (one, settings, issued) =>
        createInvoice(one, settings, charging, issued),
      ),
    );
  };
}

/** Creates a credit note for an invoice, unless everything of it was credited. */
export function issueCreditNote(
  reference: string,
  invoiceNumber: string,
  credit: { amount: Amount; reason: string },
  company: QuoteCompany | undefined,
): RequestsThunk<Promise<string | undefined>> {
  return issue(reference, 'creditNote', company, (request, settings, issued) => {
    const invoice = request.documents.find(({ number }) => number === invoiceNumber);
    if (!invoice || creditedOf(request.documents, invoice) >= invoice.totals.total)
      return undefined;
    return createCreditNote(request, invoice, credit, settings, issued);
  });
}

/** Creates a receipt of a payment that was seen in the account. */
export function issueReceipt(
  reference: string,
  paymentId: string,
  company: QuoteCompany | undefined,
): RequestsThunk<Promise<string | undefined>> {
  return issue(reference, 'receipt', company, (request, settings, issued) => {
    const payment = paymentsOf(request.payments).find(({ id }) => id === paymentId);
    return payment?.isSeen ? createReceipt(request, payment, settings, issued) : undefined;
  });
}
