import { highestHeld, holdsByProduct } from '@/domain/availability/availability';
import { dayAt, parseRentalDates, type RentalDates } from '@/domain/availability/day';
import type { ContentDeps } from '../contentDeps';
import type { ReadContentFile } from '../contentFiles';
import { loadAvailability } from './loadAvailability';

/** The published availability on rental dates, as far as lists need it. */
export interface AvailabilityOn {
  /** When it was published, ISO 8601. */
  updatedAt: string;
  /** Highest quantity that is held on any one of the days, by product ID. Products without holds are left out. */
  held: Record<string, number>;
  /** Products whose availability is unknown. */
  unknownProducts: readonly string[];
}

/** Reads the availability on rental dates. Null if it is not current or the dates are not valid. @throws ContentFailure */
export async function loadAvailabilityOn(
  dates: RentalDates,
  read: ReadContentFile,
  deps: ContentDeps,
): Promise<AvailabilityOn | null> {
  const availability = await loadAvailability(undefined, read, deps);
  if (!availability || !parseRentalDates(dates, dayAt(Date.now()))) return null;
  const { updatedAt, holds, unknownProducts } = availability;
  const groups = [...holdsByProduct(holds)];
  return {
    updatedAt,
    held: Object.fromEntries(groups.map(([id, own]) => [id, highestHeld(own, dates)])),
    unknownProducts,
  };
}
