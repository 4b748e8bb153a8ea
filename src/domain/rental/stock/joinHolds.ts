import { withSharedDays, type Hold } from '../../availability/availability';
import type { Day } from '../../availability/day';
import type { RentalRequest } from '../schema';
import type { KnownHold } from './conflicts';
import { holdsOfRequest, type DaysBetween } from './requestHolds';

/** At the desk, overdue equipment and late repairs count as out until this number of days after today: when it comes back is unknown. */
export const OVERDUE_REACH = 7;

interface HoldsInUse {
  today: Day;
  between: DaysBetween | undefined;
  holds: readonly KnownHold[];
}

/** A change of one request makes its holds again, but not those of thousands of others. */
const holdsByRequest = new WeakMap<RentalRequest, HoldsInUse>();

function holdsInUse(
  request: RentalRequest,
  today: Day,
  between: DaysBetween | undefined,
): readonly KnownHold[] {
  const former = holdsByRequest.get(request);
  if (former?.today === today && former.between === between) return former.holds;
  const { ref } = request;
  const terms = { today, between, overdueReach: OVERDUE_REACH };
  const holds = holdsOfRequest(request, terms).map((hold) => ({ ...hold, ref }));
  holdsByRequest.set(request, { today, between, holds });
  return holds;
}

/** Holds of confirmed requests may be missing in the content, for example after an import. */
export function joinHolds(
  holds: readonly Hold[],
  requests: readonly RentalRequest[],
  today: Day,
  between?: DaysBetween,
): KnownHold[] {
  const known = new Map<string, KnownHold>();
  for (const hold of holds) known.set(hold.id, { ...hold, ref: '' });
  for (const request of requests)
    for (const hold of holdsInUse(request, today, between)) known.set(hold.id, hold);
  const joined = [...known.values()];
  return between?.sameDay ? withSharedDays(joined, true) : joined;
}
