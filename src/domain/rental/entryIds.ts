import { newId } from '../text/ids';
import type { RentalRequest } from './schema';

/** Returns the same list if none is missing. */
function withIdOfEach<T extends { id: string }>(entries: readonly T[], prefix: string): T[] {
  return entries.every(({ id }) => id)
    ? (entries as T[])
    : entries.map((entry) => (entry.id ? entry : { ...entry, id: newId(prefix) }));
}

/** Returns the same object if no ID is missing. */
export function withEntryIds(request: RentalRequest): RentalRequest {
  const items = withIdOfEach(request.items, 'item-');
  const lines = withIdOfEach(request.lines, 'line-');
  const log = withIdOfEach(request.log, 'log-');
  const isComplete =
    request.id !== '' && items === request.items && lines === request.lines && log === request.log;
  return isComplete
    ? request
    : { ...request, id: request.id || newId('request-'), items, lines, log };
}
