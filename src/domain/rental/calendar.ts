import { dayLoads, holdsByProduct } from '../availability/availability';
import { listDays, type Day, type RentalDates } from '../availability/days';
import { datesOfRequest, type KnownHold, type StockedProduct } from './conflicts';
import { STATUS_LABELS } from './requestSteps';
import type { RentalRequest } from './schema';

/** What occupies a product on some days. */
export interface CalendarBooking extends RentalDates {
  /** 'held': by a confirmed request or another device. 'quoted' holds no stock. */
  kind: 'held' | 'quoted' | 'maintenance';
  /** Status and reference, such as `Confirmed SL-ABC234`. */
  label: string;
  /** Reference of the request, '' where it is not known. */
  ref: string;
  quantity: number;
}

export interface CalendarRow {
  id: string;
  name: string;
  stock: number;
  bookings: CalendarBooking[];
  /** Days on which more is held, or quoted in addition, than is in stock. */
  conflicts: ReadonlySet<Day>;
}

const overlaps = (one: RentalDates, other: RentalDates) =>
  one.from <= other.to && other.from <= one.to;

function bookingOf(hold: KnownHold, requests: ReadonlyMap<string, RentalRequest>): CalendarBooking {
  const { from, to, quantity, ref } = hold;
  if (hold.reason === 'maintenance')
    return { kind: 'maintenance', label: 'Maintenance', ref: '', from, to, quantity };
  const request = requests.get(ref);
  const label = request ? `${STATUS_LABELS[request.status]} ${ref}` : 'Rented';
  return { kind: 'held', label, ref: request ? ref : '', from, to, quantity };
}

function conflictDays(stock: number, bookings: readonly CalendarBooking[], dates: RentalDates) {
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
  products: readonly StockedProduct[],
  holds: readonly KnownHold[],
  requests: readonly RentalRequest[],
  dates: RentalDates,
): CalendarRow[] {
  const byRef = new Map(requests.map((request) => [request.ref, request]));
  const held = holdsByProduct(holds.filter((hold) => overlaps(hold, dates)));
  const quoted = new Map<string, CalendarBooking[]>();
  for (const request of requests) {
    const rental = request.status === 'quoted' ? datesOfRequest(request) : undefined;
    if (!rental || !overlaps(rental, dates)) continue;
    const { ref } = request;
    for (const { productId, quantity } of request.items) {
      const bookings = quoted.get(productId) ?? [];
      bookings.push({ kind: 'quoted', label: `Quoted ${ref}`, ref, quantity, ...rental });
      quoted.set(productId, bookings);
    }
  }
  return products.map(({ id, name, stock }) => {
    const bookings = [
      ...(held.get(id) ?? []).map((hold) => bookingOf(hold, byRef)),
      ...(quoted.get(id) ?? []),
    ];
    return { id, name, stock, bookings, conflicts: conflictDays(stock, bookings, dates) };
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
  /** Name of the customer, or of the product. */
  name: string;
}

/** Returns the events of the days on which something happens, in order. Quoted requests are left out. */
export function dayEvents(
  requests: readonly RentalRequest[],
  holds: readonly KnownHold[],
  productNames: ReadonlyMap<string, string>,
  dates: RentalDates,
): { day: Day; events: DayEvent[] }[] {
  const days = new Map<Day, DayEvent[]>(listDays(dates).map((day) => [day, []]));
  for (const request of requests) {
    const rental = datesOfRequest(request);
    const isExpected = request.status === 'confirmed';
    if (!rental || request.isSample || !(isExpected || request.status === 'collected')) continue;
    const { ref, customer } = request;
    if (isExpected) days.get(rental.from)?.push({ kind: 'pickUp', ref, name: customer.name });
    days.get(rental.to)?.push({ kind: 'return', ref, name: customer.name });
  }
  for (const { productId, reason, from, to } of holds) {
    if (reason !== 'maintenance') continue;
    const name = productNames.get(productId) ?? productId;
    days.get(from)?.push({ kind: 'maintenanceStart', ref: '', name });
    if (to !== from) days.get(to)?.push({ kind: 'maintenanceEnd', ref: '', name });
  }
  return [...days].flatMap(([day, events]) => (events.length > 0 ? [{ day, events }] : []));
}
