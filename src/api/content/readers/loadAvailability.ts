import { isCurrent, withTurnaround, type Availability } from '@/domain/availability/availability';
import { FILES, type OptionalFile } from '@/domain/links/contentPaths';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import type { ContentDeps } from '../contentDeps';
import type { ReadContentFile } from '../contentFiles';

/** Whether an optional file exists, as far as that is known before it is read. */
async function mayExist(file: OptionalFile, { source }: ContentDeps): Promise<boolean> {
  return (await source.optionalFiles?.())?.includes(file) ?? true;
}

/**
 * Reads the published rental terms. Null if there is no file.
 * @throws ContentFailure if the file cannot be read
 */
export async function loadRentalTerms(
  _arg: void,
  read: ReadContentFile,
  deps: ContentDeps,
): Promise<RentalTerms | null> {
  return (await mayExist(FILES.rental, deps)) ? read('rentalFile') : null;
}

/**
 * Reads the published availability, with the days between rentals, or those that rentals share. Null if there is no file,
 * if its time is missing, more than a day ahead or older than 14 days, or if the days between rentals cannot be read.
 * @throws ContentFailure if a file cannot be read
 */
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
