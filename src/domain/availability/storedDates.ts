import { dayAt, parseRentalDates, type RentalDates } from './day';

/** Reads rental dates from stored JSON. Null unless they are valid today. Never throws. */
export function readStoredDates(json: unknown): RentalDates | null {
  return parseRentalDates(json, dayAt(Date.now())) ?? null;
}
