import {
  holdsByProduct,
  partLoads,
  DAY_PARTS,
  dayPartsOf,
  type Hold,
} from '../../availability/availability';
import { addDays, listDays, type Day, type RentalDates } from '../../availability/day';
import { overlaps, requestedQuantities, type KnownHold, type RentalProduct } from './conflicts';
import { datesOfRequest, isOut, STATUS_LABELS } from '../requestSteps';
import type { RentalRequest } from '../schema';

export interface CalendarBooking extends RentalDates {
  /** 'held': by a confirmed request or another device. 'quoted' holds no stock. */
  kind: 'held' | 'quoted' | 'maintenance';
  /** Status and reference, such as `Confirmed AB-ABC567`. */
  label: string;
  /** '' where it is not known. */
  ref: string;
  /** Id of the hold, '' if it is quoted. */
  holdId: string;
  quantity: number;
  /** Whether it leaves the first part of its first day, and the rest of its last one, to other rentals. */
  sharesDays: boolean;
  /** Bookings of the same days have different lanes, counted from 0. */
  lane: number;
}

export interface CalendarRow {
  id: string;
  name: string;
  stock: RentalProduct['stock'];
  bookings: CalendarBooking[];
  lanes: number;
  /** Days on which more is held, or quoted in addition, than is in stock. */
  conflicts: ReadonlySet<Day>;
}

type Booking = Omit<CalendarBooking, 'lane'>;

function bookingOf(hold: KnownHold, requests: ReadonlyMap<string, RentalRequest>): Booking {
  const { id: holdId, from, to, quantity, ref } = hold;
  const common = { ref: '', holdId, from, to, quantity, sharesDays: false };
  if (hold.reason === 'maintenance')
    return { ...common, kind: 'maintenance', label: 'Maintenance' };
  const request = requests.get(ref);
  if (!request) return { ...common, kind: 'held', label: 'Rented' };
  const label = `${STATUS_LABELS[request.status]} ${ref}`;
  // The hold of overdue equipment, or with days between rentals, ends on another day.
  const sharesDays = hold.sharesDays === true && to === request.to;
  return { ...common, kind: 'held', label, ref, sharesDays };
}

/** Puts each booking into the first lane that is free on its first day. */
function inLanes(bookings: readonly Booking[]): { bookings: CalendarBooking[]; lanes: number } {
  const ends: Day[] = [];
  const placed = bookings
    .toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))
    .map((booking) => {
      const free = ends.findIndex((end) => end < booking.from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = booking.to;
      return { ...booking, lane };
    });
  return { bookings: placed, lanes: Math.max(1, ends.length) };
}

function conflictDays(
  stock: RentalProduct['stock'],
  holds: readonly KnownHold[],
  quoted: readonly Booking[],
  dates: RentalDates,
) {
  if (stock === 'unknown') return new Set<Day>();
  if (holds.length === 0 && quoted.every(({ quantity }) => quantity <= stock))
    return new Set<Day>();
  const spans = quoted.map((booking) => ({ booking, parts: dayPartsOf(booking, dates.from) }));
  const conflicts = partLoads(holds, dates).flatMap((held, part) => {
    const isShort =
      held > stock ||
      spans.some(
        ({ booking, parts: [first, last] }) =>
          first <= part && part <= last && held + booking.quantity > stock,
      );
    return isShort ? [addDays(dates.from, Math.floor(part / DAY_PARTS))] : [];
  });
  return new Set(conflicts);
}

/** In the order of the products. @param holds with the references of their requests, see `joinHolds` */
export function calendarRows(
  products: readonly RentalProduct[],
  holds: readonly KnownHold[],
  requests: readonly RentalRequest[],
  dates: RentalDates,
): CalendarRow[] {
  const byRef = new Map(requests.map((request) => [request.ref, request]));
  const held = holdsByProduct(holds.filter((hold) => overlaps(hold, dates)));
  const quoted = new Map<string, Booking[]>();
  for (const request of requests) {
    const rental = request.status === 'quoted' ? datesOfRequest(request) : undefined;
    if (!rental || !overlaps(rental, dates)) continue;
    const { ref } = request;
    for (const [productId, quantity] of requestedQuantities(request)) {
      const bookings = quoted.get(productId) ?? [];
      const label = `Quoted ${ref}`;
      bookings.push({
        kind: 'quoted',
        label,
        ref,
        holdId: '',
        quantity,
        sharesDays: false,
        ...rental,
      });
      quoted.set(productId, bookings);
    }
  }
  return products.map(({ id, name, stock }) => {
    const [holding, asking] = [held.get(id) ?? [], quoted.get(id) ?? []];
    const bookings = [...holding.map((hold) => bookingOf(hold, byRef)), ...asking];
    const conflicts = conflictDays(stock, holding, asking, dates);
    return { id, name, stock, conflicts, ...inLanes(bookings) };
  });
}

export function bookingsOn({ bookings }: CalendarRow, day: Day): CalendarBooking[] {
  return bookings.filter(({ from, to }) => from <= day && day <= to);
}

/** What happens on a day: equipment is picked up or comes back, or maintenance begins or ends. */
export interface DayEvent {
  kind: 'pickUp' | 'return' | 'maintenanceStart' | 'maintenanceEnd';
  /** '' for maintenance. */
  ref: string;
  /** Of maintenance, '' for requests. */
  holdId: string;
  /** Name of the customer, or of the product. */
  name: string;
}

/** Days on which something happens, in order. Quoted requests are left out. */
export function dayEvents(
  requests: readonly RentalRequest[],
  holds: readonly Hold[],
  nameOf: (productId: string) => string,
  dates: RentalDates,
): { day: Day; events: DayEvent[] }[] {
  const days = new Map<Day, DayEvent[]>(listDays(dates).map((day) => [day, []]));
  for (const request of requests) {
    const rental = datesOfRequest(request);
    const isExpected = request.status === 'confirmed';
    if (!rental || request.isSample || !(isExpected || isOut(request))) continue;
    const { ref, customer } = request;
    if (isExpected)
      days.get(rental.from)?.push({ kind: 'pickUp', ref, holdId: '', name: customer.name });
    days.get(rental.to)?.push({ kind: 'return', ref, holdId: '', name: customer.name });
  }
  for (const { id: holdId, productId, reason, from, to } of holds) {
    if (reason !== 'maintenance') continue;
    const name = nameOf(productId);
    days.get(from)?.push({ kind: 'maintenanceStart', ref: '', holdId, name });
    if (to !== from) days.get(to)?.push({ kind: 'maintenanceEnd', ref: '', holdId, name });
  }
  return [...days].flatMap(([day, events]) => (events.length > 0 ? [{ day, events }] : []));
}
