import type { Hold } from '../../availability/availability';
import type { Day } from '../../availability/day';
import { newId } from '../../text/ids';
import { datesOfRequest } from '../requestDates';
import type { RentalRequest, RequestItem, RequestStatus } from '../schema';

/** Returned requests keep their holds up to the day of return. */
const HOLDING: readonly RequestStatus[] = ['confirmed', 'collected', 'partlyReturned', 'returned'];

/** Whether an item is equipment of the own stock. */
const isOwnStock = ({ productId, subRent }: RequestItem) => productId !== '' && !subRent;

/** Whether a request holds equipment: its items are not available to others. */
function holdsStock({ status, isSample }: RentalRequest): boolean {
  return !isSample && status !== 'returned' && HOLDING.includes(status);
}

/** Gives every item of a request that holds equipment the ID of its hold. Returns the same object if none is missing. */
export function withHoldIds(request: RentalRequest, random: () => number): RentalRequest {
  if (!holdsStock(request) || request.items.every(({ holdIds }) => holdIds.length > 0))
    return request;
  const items = request.items.map((item) =>
    item.holdIds.length > 0 ? item : { ...item, holdIds: [newId('hold-', random)] },
  );
  return { ...request, items };
}

/** The last day of a request's holds: the day of return if everything came back. */
function lastDay({ status, to, returnedOn }: RentalRequest): Day {
  return status === 'returned' && returnedOn !== '' ? returnedOn : to;
}

/**
 * Returns the holds of a request: one for each item of the store while it is confirmed, collected or returned. Sub-rented
 * items have none. Holds contain no name, number or reference. A request without valid dates and a sample have none, and neither has a request
 * that was returned before its first day.
 */
export function holdsOfRequest(request: RentalRequest): Hold[] {
  const { status, isSample, from, items } = request;
  const dates = datesOfRequest({ from, to: lastDay(request) });
  if (!HOLDING.includes(status) || isSample || !dates) return [];
  return items.flatMap((item): Hold[] => {
    const { productId, holdIds, quantity } = item;
    const [id] = holdIds;
    return id && isOwnStock(item) ? [{ id, productId, ...dates, quantity, reason: 'rental' }] : [];
  });
}

/** Returns why a confirmed or collected request does not hold all of its items; undefined if it does. */
export function unheldReason(request: RentalRequest): string | undefined {
  if (!holdsStock(request)) return undefined;
  if (request.from === '' || request.to === '') return 'No rental dates, so nothing is held.';
  if (!datesOfRequest(request)) return 'The rental dates are not valid, so nothing is held.';
  const names = request.items
    .filter(({ productId, subRent }) => productId === '' && !subRent)
    .map(({ name }) => name);
  return names.length > 0 ? `Not in the store, so not held: ${names.join(', ')}.` : undefined;
}

/** New states of some holds, by their IDs. Holds that are not named stay as they are. */
export interface HoldChanges {
  /** Holds to add, or to replace if there is one with the same ID. */
  saved: readonly Hold[];
  /** IDs of the holds to remove. Unknown IDs are ignored. */
  removedIds: readonly string[];
}

const isSameHold = (one: Hold, other: Hold | undefined) =>
  other !== undefined &&
  one.productId === other.productId &&
  one.from === other.from &&
  one.to === other.to &&
  one.quantity === other.quantity;

/**
 * Returns the IDs of holds that a request loses by a change. They have to be removed with it,
 * because no request contains these IDs afterwards.
 */
export function droppedHoldIds(
  before: RentalRequest | undefined,
  after: RentalRequest | undefined,
): string[] {
  if (!before || before.isSample) return [];
  const kept = new Set(after?.items.flatMap(({ holdIds }) => holdIds));
  return before.items
    .filter(({ productId }) => productId !== '')
    .flatMap(({ holdIds }) => holdIds)
    .filter((id) => !kept.has(id));
}

/**
 * Returns the changes of holds that an edit of a request requires. Holds that it has no longer are removed, also those
 * that it should not have had any more, such as those of a declined request.
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
  const ended = [...old.keys()].filter((id) => !kept.has(id));
  return {
    saved: holds.filter((hold) => !isSameHold(hold, old.get(hold.id))),
    removedIds: [...new Set([...ended, ...droppedHoldIds(before, after)])],
  };
}

/**
 * Returns the changes that give a request its holds again, for example after unpublished changes were discarded. Holds
 * that have ended are ignored, and so are missing ones of a returned request.
 * @param holds those of the content, unpublished changes included
 */
export function outstandingChanges(
  request: RentalRequest,
  holds: readonly Hold[],
  today: Day,
): HoldChanges {
  const ids = new Set(request.items.flatMap(({ holdIds }) => holdIds));
  const current = new Map(holds.filter(({ id }) => ids.has(id)).map((hold) => [hold.id, hold]));
  const wanted = holdsOfRequest(request);
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const isOpen = (hold: Hold | undefined) => hold !== undefined && hold.to >= today;
  return {
    saved: wanted.filter((hold) => {
      const known = current.get(hold.id);
      if (!known) return isOpen(hold) && request.status !== 'returned';
      return !isSameHold(hold, known) && (isOpen(hold) || isOpen(known));
    }),
    removedIds: [...current.values()]
      .filter((hold) => isOpen(hold) && !wantedIds.has(hold.id))
      .map(({ id }) => id),
  };
}
