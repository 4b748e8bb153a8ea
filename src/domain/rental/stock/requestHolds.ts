import type { Hold } from '../../availability/availability';
import { addDays, type Day } from '../../availability/day';
import { idsForGroups, unitGroups } from '../handover';
import { datesOfRequest } from '../requestDates';
import { isActive, isConfirmed, isOut } from '../requestSteps';
import type { RentalRequest, RequestItem, RequestsSettings } from '../schema';

/** Whether an item is equipment of the own stock. */
const isOwnStock = ({ productId, subRent }: RequestItem) => productId !== '' && !subRent;

/** Gives the items of a request that holds equipment the IDs of their holds. Returns the same object if none is missing. */
export function withHoldIds(request: RentalRequest, random: () => number): RentalRequest {
  if (!isConfirmed(request) || request.isSample) return request;
  const isReturned = request.status === 'returned';
  const items = request.items.map((item) => {
    // What was returned without having been held needs no hold any more.
    if (isReturned && item.holdIds.length === 0) return item;
    const holdIds = idsForGroups(item.holdIds, unitGroups(request, item).length, random);
    return holdIds === item.holdIds ? item : { ...item, holdIds };
  });
  return items.every((item, index) => item === request.items[index])
    ? request
    : { ...request, items };
}

/** Days after a rental on which its equipment is not available. */
export type DaysBetween = RequestsSettings['daysBetween'];

const NO_DAYS_BETWEEN: DaysBetween = { all: 0, byProduct: {} };

/** Returns the days that a product is not available after a rental. */
export function daysBetweenOf({ all, byProduct }: DaysBetween, productId: string): number {
  return (Object.hasOwn(byProduct, productId) ? byProduct[productId] : undefined) ?? all;
}

/** What determines the last days of holds besides the request. */
export interface HoldTerms {
  between?: DaysBetween | undefined;
  /** Equipment that is overdue is held until this day. */
  today?: Day | undefined;
}

/**
 * Returns the holds of a request: one for the units of an item that come back on the same day, while it is confirmed,
 * collected or returned. Sub-rented items have none. Holds contain no name, number or reference. A request without valid
 * dates and a sample have none, and neither has a request that was returned before its first day.
 */
export function holdsOfRequest(request: RentalRequest, terms: HoldTerms = {}): Hold[] {
  const { isSample, from, to, items } = request;
  const { between = NO_DAYS_BETWEEN, today = '' } = terms;
  // Returned requests keep their holds up to the day of return.
  if (!isConfirmed(request) || isSample) return [];
  const lastOut = isOut(request) && to !== '' && to < today ? today : to;
  return items.flatMap((item) => {
    if (!isOwnStock(item)) return [];
    const { productId, holdIds } = item;
    return unitGroups(request, item).flatMap(({ backOn, quantity }, index): Hold[] => {
      const id = holdIds[index];
      const dates = datesOfRequest({ from, to: backOn === '' ? lastOut : backOn });
      if (!id || !dates) return [];
      const last = addDays(dates.to, daysBetweenOf(between, productId));
      return [{ id, productId, from, to: last, quantity, reason: 'rental' }];
    });
  });
}

/** Returns why a confirmed or collected request does not hold all of its items; undefined if it does. */
export function unheldReason(request: RentalRequest): string | undefined {
  if (request.isSample || !isActive(request)) return undefined;
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

const holdIdsOf = (request: RentalRequest | null): string[] =>
  request && !request.isSample ? request.items.flatMap(({ holdIds }) => holdIds) : [];

/** Maximum number of holds that are remembered after their requests have lost them. */
const MAX_ENDED = 2000;

/** Holds that no request has any more, with the last days of their requests, by their IDs. */
export type EndedHolds = RequestsSettings['endedHolds'];

/**
 * Adds the holds that requests lose by changes, such as those of an item that is removed: they may be published, and no
 * request names them afterwards. Holds that a request has again are taken out. Returns the same object if nothing changes.
 */
export function withEndedHolds(
  ended: EndedHolds,
  changes: readonly Record<'before' | 'after', RentalRequest | null>[],
): EndedHolds {
  const kept = new Set(changes.flatMap(({ after }) => holdIdsOf(after)));
  const lost = changes.flatMap(({ before }) =>
    holdIdsOf(before)
      .filter((id) => !kept.has(id))
      .map((id) => [id, before?.to ?? ''] as const),
  );
  const left = Object.entries(ended).filter(([id]) => !kept.has(id));
  if (lost.length === 0 && left.length === Object.keys(ended).length) return ended;
  const newest = [...left, ...lost].toSorted(([, a], [, b]) => b.localeCompare(a));
  return Object.fromEntries(newest.slice(0, MAX_ENDED));
}

/** What {@link outstandingChanges} needs besides the request. */
export interface FollowTerms {
  today: Day;
  between?: DaysBetween | undefined;
  /** Whether equipment that is overdue is held until today, as it is with each publication. */
  isPublication?: boolean;
  /** Day of the last publication, '' if there was none. It is after `today` if the clock of a device is wrong. */
  publishedOn?: Day;
}

/**
 * Returns the changes that give a request its holds. Holds that have ended stay as they are, and missing ones of a returned
 * request are not added.
 * @param holds those of the content by their IDs, unpublished changes included
 */
export function outstandingChanges(
  request: RentalRequest,
  holds: ReadonlyMap<string, Hold>,
  { today, between = NO_DAYS_BETWEEN, isPublication = false, publishedOn = '' }: FollowTerms,
): HoldChanges {
  const wanted = holdsOfRequest(request, { between, ...(isPublication && { today }) });
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const isOpen = (hold: Hold | undefined) => hold !== undefined && hold.to >= today;
  // An earlier publication has extended the holds of overdue equipment.
  const lastDay = publishedOn > today ? addDays(today, 1) : today;
  const isOverdue = isOut(request) && request.to < lastDay;
  const isExtended = (hold: Hold, { to }: Hold) =>
    isOverdue &&
    hold.to >= request.to &&
    hold.to < to &&
    to <= addDays(lastDay, daysBetweenOf(between, hold.productId));
  const isKept = (hold: Hold, known: Hold) =>
    isSameHold(isExtended(hold, known) ? { ...hold, to: known.to } : hold, known);
  return {
    saved: wanted.filter((hold) => {
      const known = holds.get(hold.id);
      if (!known) return isOpen(hold) && request.status !== 'returned';
      return !isKept(hold, known) && (isOpen(hold) || isOpen(known));
    }),
    removedIds: holdIdsOf(request).filter((id) => isOpen(holds.get(id)) && !wantedIds.has(id)),
  };
}
