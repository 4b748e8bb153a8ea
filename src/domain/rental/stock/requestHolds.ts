import type { Hold } from '../../availability/availability';
import { addDays, type Day } from '../../availability/day';
import { textHash } from '../../text/hash';
import { overdueDays, unitGroups } from '../handover';
import { datesOfRequest, isActive, isConfirmed, isFilm } from '../requestSteps';
import type { RentalRequest, RequestItem, RequestsSettings } from '../schema';

const isOwnStock = ({ productId, subRent }: RequestItem) => productId !== '' && !subRent;

/** Holds are public: the key of the request is random, and tells nothing of it. */
export const holdPrefix = (requestId: string): string => `hold-${textHash(requestId)}-`;

/** The same on every device, so that each can change and release what another one has published. */
export const holdId = (requestId: string, itemId: string, group = 0): string =>
  holdPrefix(requestId) + textHash(`${itemId} ${group}`);

/** Returns the {@link holdPrefix} of a hold; that of no request for maintenance. */
export const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-') + 1);

/** Days after a rental on which its equipment is not available. */
export interface DaysBetween {
  /** For all products that are not in `byProduct`. */
  all: number;
  byProduct: RequestsSettings['daysBetween'];
  /** Whether equipment can go out on the day on which it comes back. */
  sameDay?: boolean;
}

const NO_DAYS_BETWEEN: DaysBetween = { all: 0, byProduct: {} };

export function daysBetweenOf({ all, byProduct }: DaysBetween, productId: string): number {
  return (Object.hasOwn(byProduct, productId) ? byProduct[productId] : undefined) ?? all;
}

interface HoldTerms {
  between?: DaysBetween | undefined;
  today?: Day | undefined;
  /** Days after today until which overdue equipment is held. Without it, until the last day of the rental. */
  overdueReach?: number | undefined;
}

export interface RequestHold extends Hold {
  /** Whether the units should be back, but are not. It is not published. */
  isOverdue?: true;
}

/** One per item and day of return, without name and reference. None for a sample or a return before the first day. */
export function holdsOfRequest(request: RentalRequest, terms: HoldTerms = {}): RequestHold[] {
  const { isSample, from, to, items } = request;
  const { between = NO_DAYS_BETWEEN, today = '', overdueReach } = terms;
  // Returned requests keep their holds up to the day of return.
  if (!isConfirmed(request) || isSample) return [];
  const isLate = overdueDays(request, today) > 0;
  const lastOut = isLate && overdueReach !== undefined ? addDays(today, overdueReach) : to;
  return items.flatMap((item) => {
    if (!isOwnStock(item)) return [];
    const { productId } = item;
    return unitGroups(request, item).flatMap(({ backOn, quantity }, index): RequestHold[] => {
      const dates = datesOfRequest({ from, to: backOn || lastOut });
      if (!dates) return [];
      const id = holdId(request.id, item.id, index);
      const last = addDays(dates.to, daysBetweenOf(between, productId));
      const hold = { id, productId, from, to: last, quantity, reason: 'rental' as const };
      return [isLate && backOn === '' ? { ...hold, isOverdue: true } : hold];
    });
  });
}

/** Returns undefined if a confirmed or collected request holds all of its items. */
export function unheldReason(request: RentalRequest): string | undefined {
  if (request.isSample || !isActive(request) || isFilm(request)) return undefined;
  if (request.from === '' || request.to === '') return 'No rental dates, so nothing is held.';
  if (!datesOfRequest(request)) return 'The rental dates are not valid, so nothing is held.';
  const names = request.items
    .filter(({ productId, subRent }) => productId === '' && !subRent)
    .map(({ name }) => name);
  return names.length > 0 ? `Not in the store, so not held: ${names.join(', ')}.` : undefined;
}

/** Holds that are not named stay as they are. */
export interface HoldChanges {
  saved: readonly Hold[];
  /** Unknown IDs are ignored. */
  removedIds: readonly string[];
}

const isSameHold = (one: Hold, other: Hold | undefined) =>
  other !== undefined &&
  one.productId === other.productId &&
  one.from === other.from &&
  one.to === other.to &&
  one.quantity === other.quantity;

/** Days after a publication until which it holds overdue equipment: visitors see it until the next publications. */
const PUBLISHED_REACH = 2;

export interface FollowTerms {
  today: Day;
  between?: DaysBetween | undefined;
  /** Whether the holds of overdue equipment are extended, as with each publication. */
  isPublication?: boolean;
  /** Day of the last publication, '' if there was none. It is after `today` if the clock of a device is wrong. */
  publishedOn?: Day;
}

/** On a device whose clock is behind, at least the day on which another one has published. */
const dayOf = ({ today, publishedOn = '' }: FollowTerms): Day =>
  publishedOn > today ? publishedOn : today;

/** Returns undefined while nothing is published. */
export const overdueEnd = (terms: FollowTerms): Day | undefined =>
  terms.isPublication ? addDays(dayOf(terms), PUBLISHED_REACH) : undefined;

/** See {@link holdChanges}. Missing holds of a returned request are not added. @param request undefined if it was removed */
export function outstandingChanges(
  request: RentalRequest | undefined,
  ids: readonly string[],
  holds: ReadonlyMap<string, Hold>,
  terms: FollowTerms,
): HoldChanges {
  const { between = NO_DAYS_BETWEEN, isPublication } = terms;
  const overdueReach = isPublication ? PUBLISHED_REACH : undefined;
  const wanted = request
    ? holdsOfRequest(request, { between, today: dayOf(terms), overdueReach })
    : [];
  return holdChanges(wanted, ids, holds, terms, request?.status !== 'returned');
}

/** Ended holds stay as they are. @param ids of all holds that may exist @param holds with unpublished changes */
export function holdChanges(
  wanted: readonly RequestHold[],
  ids: readonly string[],
  holds: ReadonlyMap<string, Hold>,
  terms: FollowTerms,
  canAdd = true,
): HoldChanges {
  const { today, between = NO_DAYS_BETWEEN } = terms;
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const isOpen = (hold: Hold | undefined) => hold !== undefined && hold.to >= today;
  // An earlier publication has extended the holds of overdue equipment.
  const isExtended = ({ isOverdue, productId, to }: RequestHold, known: Hold) =>
    isOverdue &&
    to < known.to &&
    known.to <= addDays(dayOf(terms), PUBLISHED_REACH + daysBetweenOf(between, productId));
  const isKept = (hold: RequestHold, known: Hold) =>
    isSameHold(isExtended(hold, known) ? { ...hold, to: known.to } : hold, known);
  return {
    saved: wanted.filter((hold) => {
      const known = holds.get(hold.id);
      if (!known) return isOpen(hold) && canAdd;
      return !isKept(hold, known) && (isOpen(hold) || isOpen(known));
    }),
    removedIds: ids.filter((id) => isOpen(holds.get(id)) && !wantedIds.has(id)),
  };
}
