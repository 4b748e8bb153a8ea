import { dayAt, type Day } from '@/domain/availability/day';
import { useNow } from './useNow';

/** Returns the current day of the company. It changes at midnight. */
export function useCurrentDay(): Day {
  return dayAt(useNow());
}
