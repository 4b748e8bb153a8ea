import { nanoid } from '@reduxjs/toolkit';
import { isSeenInAccount, paymentsOf, type Payment } from '@/domain/rental/documents/payments';
import type { PaymentEntry } from '@/domain/rental/schema';
import type { ChangeThunk } from './commit';
import { editRequest } from './thunks';

/** What is entered about a payment. */
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

/** Adds a payment to a request. */
export function addPayment(reference: string, { isSeen, ...fields }: PaymentInput): ChangeThunk {
  return addEntries(reference, 'paymentAdded', (_payments, at) => {
    const id = `payment-${nanoid(10)}`;
    const seen = isSeen && isSeenInAccount(fields.kind) ? [seenEntry(id, isSeen, at)] : [];
    return [{ entry: 'payment', id, at, ...fields }, ...seen];
  });
}

/** Records whether a payment was seen in the account. */
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
