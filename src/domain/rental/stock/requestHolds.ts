import type { Hold } from '../../availability/availability';
import type { Day } from '../../availability/days';
import type { RentalRequest, RequestStatus } from '../schema';

/** Returned requests keep their holds up to the day of return. */
const HOLDING: readonly RequestStatus[] = ['confirmed', 'collected', 'returned'];

/** The last day of a request's holds: the day of return if everything came back. */
function lastDay({ status, to, returnedOn }: RentalRequest): Day {
  return status === 'returned' && returnedOn !== '' ? returnedOn : to;
}

/**
 * Returns the holds of a request: one for each item of the store while it is confirmed, collected or returned. They
 * contain no name, number or reference. A request without dates and a sample have none, and neither has a request
 * that was returned before its first day.
 */
export function holdsOfRequest(request: RentalRequest): Hold[] {
  const { status, isSample, from, items } = request;
  const to = lastDay(request);
  if (!HOLDING.includes(status) || isSample || from === '' || to === '' || to < from) return [];
  return items.flatMap(({ productId, holdId, quantity }) =>
    productId === '' || holdId === ''
      ? []
      : [{ id: holdId, productId, from, to, quantity, reason: 'rental' as const }],
  );
}

/** Changes of holds. */
export interface HoldChanges {
  /** New and changed holds. */
  saved: Hold[];
  removedIds: string[];
}

const isSameHold = (one: Hold, other: Hold | undefined) =>
  other !== undefined &&
  one.productId === other.productId &&
  one.from === other.from &&
  one.to === other.to &&
  one.quantity === other.quantity;

/**
 * Returns the changes of holds that an edit of a request requires.
 * @param before undefined for a request that did not exist
 * @param after undefined for a request that is deleted
 */
export function holdChanges(
  before: RentalRequest | undefined,
  after: RentalRequest | undefined,
): HoldChanges {
  const old = new Map((before ? holdsOfRequest(before) : []).map((hold) => [hold.id, hold]));
  const holds = after ? holdsOfRequest(after) : [];
  const kept = new Set(holds.map(({ id }) => id));
  return {
    saved: holds.filter((hold) => !isSameHold(hold, old.get(hold.id))),
    removedIds: [...old.keys()].filter((id) => !kept.has(id)),
  };
}
