import type { Charging } from '@/domain/rental/charging';
import { balanceOf, isOwed, type Balance } from '@/domain/rental/documents/payments';
import type { Amount } from '@/domain/rental/money';
import { requestTotals } from '@/domain/rental/quotes';
import type { RentalRequest } from '@/domain/rental/schema';
import type { Totals } from '@/domain/rental/totals';

export interface KnownAmounts {
  charging: Charging;
  totals: Totals;
  balance: Balance;
}

/** Thousands of requests would take too long each time that a list or a report is made. */
const known = new WeakMap<RentalRequest, KnownAmounts>();

/** Returns the totals and the balance of a request. */
export function requestAmounts(request: RentalRequest, charging: Charging): KnownAmounts {
  const former = known.get(request);
  if (former?.charging === charging) return former;
  const totals = requestTotals(request, charging);
  const amounts = { charging, totals, balance: balanceOf(request, totals.total) };
  known.set(request, amounts);
  return amounts;
}

interface OpenAmount {
  label: string;
  /** Returns the amount of a request; 0 or less for none. */
  of: (request: RentalRequest, charging: Charging) => Amount;
}

/** What is not settled yet, by the value of the filter of the requests. */
export const OPEN_AMOUNTS = {
  unpaid: {
    label: 'Unpaid',
    of: (request, charging) =>
      isOwed(request) ? requestAmounts(request, charging).balance.balance : 0,
  },
  deposits: {
    label: 'Deposits held',
    of: (request, charging) => requestAmounts(request, charging).balance.held,
  },
} as const satisfies Record<string, OpenAmount>;
