import { newId } from '../text/ids';
import type { RentalRequest } from './schema';

/** Returns the same list if none is missing. */
function withIdOfEach<T extends { id: string }>(
  entries: readonly T[],
  prefix: string,
  random: () => number,
): T[] {
  return entries.every(({ id }) => id)
    ? (entries as T[])
    : entries.map((entry) => (entry.id ? entry : { ...entry, id: newId(prefix, random) }));
}

/** Returns the same object if no ID is missing. */
export function withEntryIds(request: RentalRequest, random: () => number): RentalRequest {
  const items = withIdOfEach(request.items, 'item-', random);
  const lines = withIdOfEach(request.lines, 'line-', random);
  const log = withIdOfEach(request.log, 'log-', random);
  const isComplete =
    request.id !== '' && items === request.items && lines === request.lines && log === request.log;
  return isComplete
    ? request
    : { ...request, id: request.id || newId('request-', random), items, lines, log };
}
