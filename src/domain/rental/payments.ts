import type { Amount } from './money';
import { isConfirmed, isOut } from './requestSteps';
import type { PaymentEntry, PaymentKind, PaymentMethod, RentalRequest } from './schema';

type Documents = RentalRequest['documents'];

export const KIND_LABELS: Record<PaymentKind, string> = {
  payment: 'Payment',
  deposit: 'Deposit',
  refund: 'Refund',
  depositReturned: 'Deposit returned',
  depositKept: 'Deposit kept',
};

export const METHOD_LABELS: Record<PaymentMethod, string> = {
  transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
  other: 'Other',
};

export interface Payment extends Omit<Extract<PaymentEntry, { entry: 'payment' }>, 'entry'> {
  isSeen: boolean;
}

/** Whether money moves. A deposit that is kept was received before, so nothing has to be seen. */
export const isSeenInAccount = (kind: PaymentKind): boolean => kind !== 'depositKept';

/** Returns the payments in the order in which they were added, with their corrections. Cancelled ones have no amount. */
export function paymentsOf(entries: readonly PaymentEntry[]): Payment[] {
  const payments = new Map<string, Payment>();
  for (const one of entries)
    if (one.entry === 'payment') {
      const { entry: _entry, ...payment } = one;
      payments.set(one.id, { ...payment, isSeen: false });
    }
  for (const one of entries) {
    const payment = one.entry === 'payment' ? undefined : payments.get(one.paymentId);
    if (!payment) continue;
    if (one.entry === 'seen') payment.isSeen = one.isSeen;
    else if (one.entry === 'correction') {
      const { kind, amount, day, method, reference } = one;
      Object.assign(payment, { kind, amount, day, method, reference });
    }
  }
  return [...payments.values()].map((payment) => ({
    ...payment,
    isSeen: payment.isSeen || !isSeenInAccount(payment.kind),
  }));
}

/** What a kind of payment adds to what is paid, and to the deposit that is held. */
const EFFECTS: Record<PaymentKind, { paid: -1 | 0 | 1; held: -1 | 0 | 1 }> = {
  payment: { paid: 1, held: 0 },
  deposit: { paid: 0, held: 1 },
  refund: { paid: -1, held: 0 },
  depositReturned: { paid: 0, held: -1 },
  depositKept: { paid: 1, held: -1 },
};

/** What was paid for a request, and the deposit that is held. A deposit is no payment until it is kept. */
interface Received {
  paid: Amount;
  /** Never negative. */
  held: Amount;
  /** Amount that was kept or returned beyond the deposit. It is taken off `paid`. */
  overdrawn: Amount;
  /** Of payments that were not seen in the account. */
  unseenPaid: Amount;
  unseenHeld: Amount;
}

/** Unseen payments count apart. `paid` and `held` together are always the money that came in minus what went out. */
export function receivedOf(entries: readonly PaymentEntry[]): Received {
  const sums = { paid: 0, held: 0, unseenPaid: 0, unseenHeld: 0 };
  for (const { kind, amount, isSeen } of paymentsOf(entries)) {
    const { paid, held } = EFFECTS[kind];
    sums[isSeen ? 'paid' : 'unseenPaid'] += paid * amount;
    sums[isSeen ? 'held' : 'unseenHeld'] += held * amount;
  }
  const overdrawn = Math.max(0, -sums.held);
  return { ...sums, paid: sums.paid - overdrawn, held: sums.held + overdrawn, overdrawn };
}

/** The seen deposit without kept and returned amounts, seen or not. @param correctedId a payment that counts nothing */
export function availableDeposit(entries: readonly PaymentEntry[], correctedId?: string): Amount {
  let available = 0;
  for (const { id, kind, amount, isSeen } of paymentsOf(entries)) {
    const { held } = EFFECTS[kind];
    if (id !== correctedId && (isSeen || held < 0)) available += held * amount;
  }
  return available;
}

export const takesDeposit = (kind: PaymentKind): boolean => EFFECTS[kind].held < 0;

/** More than the amount of the invoice if two devices have credited it. */
export function creditedOf(documents: Documents, { number }: { number: string }): Amount {
  return documents
    .filter(({ kind, corrects }) => kind === 'creditNote' && corrects === number)
    .reduce((sum, { totals }) => sum + totals.total, 0);
}

export function standingInvoices(documents: Documents): Documents {
  return documents.filter(
    (one) => one.kind === 'invoice' && creditedOf(documents, one) < one.totals.total,
  );
}

/** Whether a request is to be paid: it was confirmed, or has an open invoice. */
export const isOwed = (request: Pick<RentalRequest, 'status' | 'documents'>): boolean =>
  isConfirmed(request) || standingInvoices(request.documents).length > 0;

export interface Balance extends Received {
  /** What the customer owes for the rental in all. */
  charged: Amount;
  /** What is still to be paid; negative if too much was paid. */
  balance: Amount;
  /** What of it no invoice contains; negative if the invoices contain more. 0 without invoices. */
  notInvoiced: Amount;
}

function unbilledOf(documents: Documents, total: Amount, invoiced: Amount): Amount {
  const last = documents.findLast(({ kind }) => kind === 'invoice');
  if (!last) return total;
  const changed = total - last.totals.total;
  const credited = creditedOf(documents, last);
  // The next invoice charges everything again. It is not expected before the request has changed.
  if (credited >= last.totals.total) return changed === 0 ? 0 : total - invoiced;
  // What was credited is taken off already, and must not be taken off again because the request charges less.
  return changed < 0 ? Math.min(0, changed + credited) : changed;
}

/** After the first invoice: what the invoices charge, and what has changed since. @param total of the request now */
export function balanceOf(
  { status, payments, documents }: Pick<RentalRequest, 'status' | 'payments' | 'documents'>,
  total: Amount,
): Balance {
  const received = receivedOf(payments);
  const invoiced = standingInvoices(documents).reduce(
    (sum, one) => sum + one.totals.total - creditedOf(documents, one),
    0,
  );
  const open = status === 'declined' ? 0 : unbilledOf(documents, total, invoiced);
  const charged = invoiced + open;
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice');
  const notInvoiced = isInvoiced ? open : 0;
  return { ...received, charged, notInvoiced, balance: charged - received.paid };
}

/** What a customer pays or gets back next, and the amount that each kind of payment would have. */
export interface Due {
  kind: PaymentKind;
  amounts: Readonly<Record<PaymentKind, Amount>>;
}

/** The deposit before the equipment leaves, the balance, then what goes back. Unseen payments are not due again. */
export function dueOf(
  { status, payments }: Pick<RentalRequest, 'status' | 'payments'>,
  deposit: Amount,
  { balance, unseenPaid, held, unseenHeld }: Balance,
): Due {
  const open = balance - unseenPaid;
  const available = Math.max(0, availableDeposit(payments));
  const amounts = {
    payment: Math.max(0, open),
    deposit: Math.max(0, deposit - held - unseenHeld),
    refund: Math.max(0, -open),
    depositReturned: available,
    depositKept: Math.min(available, Math.max(0, open)),
  };
  const isBefore = status === 'new' || status === 'quoted' || status === 'confirmed';
  const isOver = !isBefore && !isOut({ status });
  if (isBefore && amounts.deposit > 0) return { kind: 'deposit', amounts };
  if (isOver && amounts.refund > 0) return { kind: 'refund', amounts };
  if (isOver && balance <= 0 && available > 0) return { kind: 'depositReturned', amounts };
  return { kind: 'payment', amounts };
}
