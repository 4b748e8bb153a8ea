import { nanoid } from '@reduxjs/toolkit';
import { isSeenInAccount, paymentsOf, type Payment } from '@/domain/rental/documents/payments';
import type { PaymentEntry, RentalRequest } from '@/domain/rental/schema';
import { selectRequestById } from '../store/selectors';
import type { RequestsThunk } from '../store/storeTypes';
import { changed, commit, isoNow, type RequestEvent } from './commit';

/** What is entered about a payment. */
export type PaymentInput = Omit<Payment, 'id' | 'at'>;

/** Adds entries to the payments of a request. Entries are never changed or removed. */
function addEntries(
  reference: string,
  entriesOf: (request: RentalRequest, at: string) => PaymentEntry[],
  event: RequestEvent,
): RequestsThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    const at = isoNow();
    const added = request ? entriesOf(request, at) : [];
    if (!request || added.length === 0) return false;
    const after = changed(request, { payments: [...request.payments, ...added] }, at, event);
    return (await dispatch(commit([{ reference, before: request, after }]))) !== 'locked';
  };
}

/** Adds a payment to a request. @returns whether it was added */
export function addPayment(
  reference: string,
  { isSeen, ...fields }: PaymentInput,
): RequestsThunk<Promise<boolean>> {
  return addEntries(
    reference,
    (_request, at) => {
      const id = `payment-${nanoid(10)}`;
      const seen = { entry: 'seen' as const, id: `seen-${nanoid(10)}`, at, paymentId: id, isSeen };
      return [
        { entry: 'payment', id, at, ...fields },
        ...(isSeen && isSeenInAccount(fields.kind) ? [seen] : []),
      ];
    },
    { event: 'paymentAdded' },
  );
}

/** Records whether a payment was seen in the account. */
export function markSeen(
  reference: string,
  paymentId: string,
  isSeen: boolean,
): RequestsThunk<Promise<boolean>> {
  return addEntries(
    reference,
    (_request, at) => [{ entry: 'seen', id: `seen-${nanoid(10)}`, at, paymentId, isSeen }],
    { event: isSeen ? 'paymentSeen' : 'paymentNotSeen' },
  );
}

/** Corrects a payment by a further entry. An amount of 0 cancels it. */
export function correctPayment(
  reference: string,
  paymentId: string,
  { isSeen, ...fields }: PaymentInput,
): RequestsThunk<Promise<boolean>> {
  return addEntries(
    reference,
    ({ payments }, at) => {
      const known = paymentsOf(payments).find(({ id }) => id === paymentId);
      const entry = { at, paymentId };
      return [
        { entry: 'correction', id: `correction-${nanoid(10)}`, ...entry, ...fields },
        ...(known &&
        isSeenInAccount(fields.kind) &&
        (known.isSeen !== isSeen || !isSeenInAccount(known.kind))
          ? [{ entry: 'seen' as const, id: `seen-${nanoid(10)}`, ...entry, isSeen }]
          : []),
      ];
    },
    { event: 'paymentCorrected' },
  );
}
