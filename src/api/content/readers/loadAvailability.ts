import {
  isCurrent,
  withTurnaround,
  type Availability,
  highestHeld,
  holdsByProduct,
} from '@/domain/availability/availability';
import { dayAt, parseRentalDates, type RentalDates } from '@/domain/availability/day';
import { FILES, type OptionalFile } from '@/domain/links/contentPaths';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import type { ContentDeps, ReadContentFile } from '../contentDeps';

/** Whether an optional file exists, as far as that is known before it is read. */
async function mayExist(file: OptionalFile, { source }: ContentDeps): Promise<boolean> {
  return (await source.optionalFiles?.())?.includes(file) ?? true;
}

/** Null if there is no file. @throws ContentFailure if it cannot be read */
export async function loadRentalTerms(
  _arg: void,
  read: ReadContentFile,
  deps: ContentDeps,
): Promise<RentalTerms | null> {
  return (await mayExist(FILES.rental, deps)) ? read('rentalFile') : null;
}

/** Null if the time is missing, over a day ahead or 14 days old, or the days between unknown. @throws ContentFailure */
export async function loadAvailability(
  _arg: void,
  read: ReadContentFile,
  deps: ContentDeps,
): Promise<Availability | null> {
  if (!(await mayExist(FILES.availability, deps))) return null;
  const [availability, terms] = await Promise.all([
    read('availabilityFile'),
    loadRentalTerms(undefined, read, deps),
  ]);
  if (!isCurrent(availability.updatedAt, Date.now())) return null;
  const { daysBetween, sameDay } = terms ?? {};
  if (daysBetween === 'unknown') return null;
  const { holds, ...rest } = availability;
  return { ...rest, holds: withTurnaround(holds, { daysBetween, sameDay }) };
}

export interface AvailabilityOn {
  /** When it was published, ISO 8601. */
  updatedAt: string;
  /** Highest quantity on any one of the days, by product ID. Products without holds are left out. */
  held: Record<string, number>;
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
