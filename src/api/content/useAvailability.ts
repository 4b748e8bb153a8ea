import type { Availability } from '@/domain/availability/availability';
import { useAvailabilityQuery } from './contentApi';

/**
 * Returns the published availability. Undefined while nothing may be claimed: in the first render, until it has been
 * loaded, and if there is no current file that can be read. It is fetched once, after hydration.
 * @param isNeeded false to fetch nothing yet
 */
export function useAvailability(isNeeded = true): Availability | undefined {
  const { data } = useAvailabilityQuery(undefined, { skip: !isNeeded });
  return data ?? undefined;
}
