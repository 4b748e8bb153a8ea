import {
  availableQuantity,
  freeFrom,
  holdsByProduct,
  rentalLoads,
  type HeldDays,
} from '../../availability/availability';
import type { CheckedHold } from '../../availability/schema';
import { addDays, type Day, type RentalDates } from '../../availability/day';
import type { Product } from '../../product/schema';
import { unitGroups } from '../handover';
import { datesOfRequest } from '../requestSteps';
import { daysBetweenOf, holdPrefix, type DaysBetween, type RequestHold } from './requestHolds';
import type { RentalRequest } from '../schema';

const MAX_ALTERNATIVES = 3;

export interface RentalProduct {
  id: string;
  name: string;
  stock: Product['stock'];
  category: { slug: string };
}

/** `ref` is '' for maintenance and holds that another device published. */
export interface KnownHold extends RequestHold, CheckedHold {
  ref: string;
}

interface ShortDays extends RentalDates {
  /** Missing quantity on the worst of the days. */
  short: number;
}

export interface StockConflict {
  productId: string;
  name: string;
  requested: number;
  stock: number;
  dates: RentalDates;
  /** Missing quantity on the worst day. */
  short: number;
  days: ShortDays[];
  holds: KnownHold[];
  /** Products of the same category with enough available on all days. */
  alternatives: { id: string; name: string; available: number }[];
  /** First day from which the requested quantity is available for as many days, within a year. */
  freeFrom: Day | undefined;
}

export interface StockContext {
  products: readonly RentalProduct[];
  /** With the days between rentals at their ends. */
  holds: readonly KnownHold[];
  between?: DaysBetween;
}

function shortDays(
  stock: number,
  holds: readonly HeldDays[],
  dates: RentalDates,
  requested: number,
) {
  const runs: ShortDays[] = [];
  for (const { day, held } of rentalLoads(holds, dates)) {
    const short = requested - Math.max(0, stock - held);
    if (short <= 0) continue;
    const last = runs.at(-1);
    if (last && last.to === addDays(day, -1)) {
      last.to = day;
      last.short = Math.max(last.short, short);
    } else runs.push({ from: day, to: day, short });
  }
  return runs;
}

export type Wanting = Pick<
  RentalRequest,
  'id' | 'status' | 'items' | 'from' | 'to' | 'checklist' | 'returnedOn'
>;

/** Sub-rented items, those not in the store and units that are back are left out. */
export function requestedQuantities(request: Wanting): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const item of request.items) {
    const { productId, subRent } = item;
    const needed = unitGroups(request, item).find(({ backOn }) => backOn === '')?.quantity ?? 0;
    if (productId !== '' && !subRent && needed > 0)
      quantities.set(productId, (quantities.get(productId) ?? 0) + needed);
  }
  return quantities;
}

export const overlaps = (one: RentalDates, other: RentalDates): boolean =>
  one.from <= other.to && other.from <= one.to;

function heldBy(request: Wanting, rental: RentalDates, { holds, between }: StockContext) {
  const own = holdPrefix(request.id);
  // Most holds of an office are past.
  const byProduct = holdsByProduct(
    holds.filter(({ id, to }) => to >= rental.from && !id.startsWith(own)),
  );
  const heldOf = (id: string) => byProduct.get(id) ?? [];
  // The days after this rental must be free too.
  const datesOf = (id: string): RentalDates => ({
    from: rental.from,
    to: addDays(rental.to, between ? daysBetweenOf(between, id) : 0),
  });
  const freeOf = ({ id, stock }: Pick<RentalProduct, 'id' | 'stock'>) =>
    stock === 'unknown' ? undefined : availableQuantity(stock, heldOf(id), datesOf(id));
  return { heldOf, datesOf, freeOf };
}

/** Besides what the request has itself. The function returns undefined without dates, and if the stock is unknown. */
export function freeQuantities(
  request: Wanting,
  context: StockContext,
): (product: Pick<RentalProduct, 'id' | 'stock'>) => number | undefined {
  const rental = datesOfRequest(request);
  if (!rental) return () => undefined;
  const { freeOf } = heldBy(request, rental, context);
  const quantities = requestedQuantities(request);
  return (product) => {
    const free = freeOf(product);
    return free && Math.max(0, free - (quantities.get(product.id) ?? 0));
  };
}

/** Its own holds do not count. Closed requests, those without dates, and items not in the store have none. */
export function findConflicts(request: Wanting, context: StockContext): StockConflict[] {
  const rental = datesOfRequest(request);
  if (!rental || request.status === 'returned' || request.status === 'declined') return [];
  const { products } = context;
  const { heldOf, datesOf, freeOf } = heldBy(request, rental, context);
  const byId = new Map(products.map((product) => [product.id, product]));
  const quantities = requestedQuantities(request);

  return [...quantities].flatMap(([productId, requested]): StockConflict[] => {
    const product = byId.get(productId);
    if (!product || product.stock === 'unknown') return [];
    const { name, stock, category } = product;
    const held = heldOf(productId);
    const dates = datesOf(productId);
    const days = shortDays(stock, held, dates, requested);
    if (days.length === 0) return [];
    const alternatives = products
      .filter((other) => other.category.slug === category.slug && !quantities.has(other.id))
      .map((other) => ({ id: other.id, name: other.name, available: freeOf(other) ?? 0 }))
      .filter(({ available }) => available >= requested)
      .slice(0, MAX_ALTERNATIVES);
    return [
      {
        productId,
        name,
        requested,
        stock,
        dates: rental,
        short: Math.max(...days.map(({ short }) => short)),
        days,
        holds: held.filter((hold) => days.some((run) => overlaps(run, hold))),
        alternatives,
        freeFrom: freeFrom(stock, held, dates, requested),
      },
    ];
  });
}

/** What a request depends on although its equipment is available. */
export interface StockNote {
  productId: string;
  name: string;
  /** '' for a rental of another device. */
  ref: string;
  /** Whether the equipment is overdue, comes back on the first day or goes out on the last one. */
  kind: 'overdue' | 'back' | 'out';
}

/** Where {@link findConflicts} trusts that overdue equipment is back, or that rentals share a day. */
export function findNotes(request: Wanting, context: StockContext): StockNote[] {
  const { between } = context;
  if (!between?.sameDay && !context.holds.some(({ isOverdue }) => isOverdue)) return [];
  const named = new Set(
    findConflicts(request, context).flatMap(({ holds }) => holds.map(({ id }) => id)),
  );
  const holds = context.holds.map((hold) => ({
    ...hold,
    to: hold.isOverdue && hold.to < request.to ? request.to : hold.to,
    sharesDays: false,
  }));
  const kindOf = (hold: KnownHold): StockNote['kind'] | undefined => {
    if (hold.isOverdue) return 'overdue';
    if (!between?.sameDay || hold.reason !== 'rental') return undefined;
    const back = addDays(hold.to, -daysBetweenOf(between, hold.productId));
    if (back === request.from) return 'back';
    return hold.from === request.to ? 'out' : undefined;
  };
  const notes = findConflicts(request, { ...context, holds }).flatMap((conflict) => {
    const { productId, name } = conflict;
    return conflict.holds.flatMap((hold): [string, StockNote][] => {
      const { id, ref } = hold;
      const kind = named.has(id) ? undefined : kindOf(hold);
      return kind ? [[`${productId} ${ref || id}`, { productId, name, ref, kind }]] : [];
    });
  });
  // The units of a request can have several holds.
  return [...new Map(notes).values()];
}
