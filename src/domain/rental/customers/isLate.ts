import type { Day } from '../../availability/day';
import { overdueDays, unitGroups } from '../handover';
import type { RentalRequest } from '../schema';

/** Whether equipment came back too late, or is overdue. */
export function isLate(request: RentalRequest, today: Day): boolean {
  if (request.to === '') return false;
  if (overdueDays(request, today) > 0) return true;
  if (request.status !== 'returned' && request.status !== 'partlyReturned') return false;
  return request.items.some((item) =>
    unitGroups(request, item).some(({ backOn }) => backOn > request.to),
  );
}
