import { dayLoads, holdsByProduct, type Hold } from '../../availability/availability';
import { listDays, type Day, type RentalDates } from '../../availability/day';
import { overlaps, requestedQuantities, type KnownHold, type RentalProduct } from './conflicts';
import { datesOfRequest } from '../requestDates';
import { isOut, STATUS_LABELS } from '../requestSteps';
import type { RentalRequest } from '../schema';

/** What occupies a product on some days. */
export interface CalendarBooking extends RentalDates {
  /** 'held': by a confirmed request or another device. 'quoted' holds no stock. */
  kind: 'held' | 'quoted' | 'maintenance';
  /** Status and reference, such as `Confirmed AB-ABC567`. */
  label: string;
  /** Reference of the request, '' where it is not known. */
  ref: string;
  /** Id of the hold, '' if it is quoted. */
  holdId: string;
  quantity: number;
  /** Bookings of the same days have different lanes, counted from 0. */
  lane: number;
}

export interface CalendarRow {
  id: string;
  name: string;
  stock: RentalProduct['stock'];
  bookings: CalendarBooking[];
  /** Number of lanes, at least 1. */
  lanes: number;
  /** Days on which more is held, or quoted in addition, than is in stock. */
  conflicts: ReadonlySet<Day>;
}

type Booking = Omit<CalendarBooking, 'lane'>;

function bookingOf(hold: KnownHold, requests: ReadonlyMap<string, RentalRequest>): Booking {
  const { id: holdId, from, to, quantity, ref } = hold;
  if (hold.reason === 'maintenance')
    return { kind: 'maintenance', label: 'Maintenance', ref: '', holdId, from, to, quantity };
  const request = requests.get(ref);
  const label = request ? `${STATUS_LABELS[request.status]} ${ref}` : 'Rented';
  return { kind: 'held', label, ref: request ? ref : '', holdId, from, to, quantity };
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
  bookings: readonly Booking[],
  dates: RentalDates,
) {
  if (stock === 'unknown') return new Set<Day>();
  const quoted = bookings.filter(({ kind }) => kind === 'quoted');
  const held = bookings.filter(({ kind }) => kind !== 'quoted');
  if (held.length === 0 && quoted.every(({ quantity }) => quantity <= stock)) return new Set<Day>();
  return new Set(
    dayLoads(held, dates)
      .filter(
        ({ day, held: load }) =>
          load > stock ||
          quoted.some(
            ({ from, to, quantity }) => from <= day && day <= to && load + quantity > stock,
          ),
      )
      .map(({ day }) => day),
  );
}

/**
 * Returns the products with what occupies them on these dates, in the order of the products.
 * @param holds with the references of their requests, see `joinHolds`
 */
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
      bookings.push({ kind: 'quoted', label, ref, holdId: '', quantity, ...rental });
      quoted.set(productId, bookings);
    }
  }
  return products.map(({ id, name, stock }) => {
    const bookings = [
      ...(held.get(id) ?? []).map((hold) => bookingOf(hold, byRef)),
      ...(quoted.get(id) ?? []),
    ];
    const conflicts = conflictDays(stock, bookings, dates);
    return { id, name, stock, conflicts, ...inLanes(bookings) };
  });
}

/** Returns what occupies a product on a day. */
export function bookingsOn({ bookings }: CalendarRow, day: Day): CalendarBooking[] {
  return bookings.filter(({ from, to }) => from <= day && day <= to);
}

/** What happens on a day: equipment is picked up or comes back, or maintenance begins or ends. */
export interface DayEvent {
  kind: 'pickUp' | 'return' | 'maintenanceStart' | 'maintenanceEnd';
  /** Reference of the request, '' for maintenance. */
  ref: string;
  /** Id of the hold of maintenance, '' for requests. */
  holdId: string;
  /** Name of the customer, or of the product. */
  name: string;
}

/** Returns the events of the days on which something happens, in order. Quoted requests are left out. */
export function dayEvents(
  requests: readonly RentalRequest[],
  holds: readonly Hold[],
  productNames: ReadonlyMap<string, string>,
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
    const name = productNames.get(productId) ?? productId;
    days.get(from)?.push({ kind: 'maintenanceStart', ref: '', holdId, name });
    if (to !== from) days.get(to)?.push({ kind: 'maintenanceEnd', ref: '', holdId, name });
  }
  return [...days].flatMap(([day, events]) => (events.length > 0 ? [{ day, events }] : []));
}
