import { dayAt, type Day } from '@/domain/availability/day';
import type { Charging } from '@/domain/rental/charging';
import { isOwed } from '@/domain/rental/payments';
import { isLate } from '@/domain/rental/handover';
import type { RentalRequest } from '@/domain/rental/schema';
import { requestAmounts } from '../store/selectors';

/** Requests that were neither confirmed nor invoiced owe nothing. */
export function customerNumbers(
  requests: readonly RentalRequest[],
  charging: Charging,
  today: Day,
) {
  const sums = { paid: 0, balance: 0, late: 0, last: '' };
  for (const request of requests) {
    const { paid, balance } = requestAmounts(request, charging).balance;
    sums.paid += paid;
    if (request.status === 'declined' || isOwed(request)) sums.balance += balance;
    const arrival = dayAt(Date.parse(request.requestedAt));
    if (arrival > sums.last) sums.last = arrival;
    if (isLate(request, today)) sums.late += 1;
  }
  return sums;
}
