import { isCurrent, type Availability } from '@/domain/availability/availability';
import type { ContentDeps } from '../contentDeps';
import type { ReadContentFile } from '../contentFiles';

/**
 * Reads the published availability. Null if there is no file, or if its time is missing, more than a day ahead or older
 * than 14 days.
 * @throws ContentFailure if the file cannot be read
 */
export async function loadAvailability(
  _arg: void,
  read: ReadContentFile,
  { source }: ContentDeps,
): Promise<Availability | null> {
  if (source.hasAvailability && !(await source.hasAvailability())) return null;
  const availability = await read('availabilityFile');
  return isCurrent(availability.updatedAt, Date.now()) ? availability : null;
}
