import type { Availability } from '@/domain/availability/availability';
import { useAvailabilityQuery } from './contentApi';

/** Interval in ms in which the age of availability is checked again while a page is open. */
export const AVAILABILITY_CHECK_MS = 3600 * 1000;

/** Undefined in the first render, without a current file, and again when it is older than 14 days. */
export function useAvailability(): Availability | undefined {
  const { data } = useAvailabilityQuery(undefined, {
    pollingInterval: AVAILABILITY_CHECK_MS,
  });
  return data ?? undefined;
}
