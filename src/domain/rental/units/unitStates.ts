import * as v from 'valibot';
import { addDays, type Day, countDays } from '../../availability/day';
import { isSettled } from '../handover';
import type { Amount } from '../money';
import { wasOut } from '../requestSteps';
import { newId } from '../../text/ids';
import { unitSchema, type Unit, type UnitState, type RentalRequest } from '../schema';
import { OVERDUE_REACH } from '../stock/joinHolds';
import { overdueEnd, type FollowTerms, type RequestHold } from '../stock/requestHolds';
import type { StampedRows } from '../sync/stamp';
import { unitKey } from './codes';

/** Its code and its product are empty by default. */
export const newUnit = (fields: Partial<Unit> = {}): Unit =>
  v.parse(unitSchema, { id: newId('unit-'), productId: '', code: '', ...fields });

export const UNIT_STATE_LABELS: Record<UnitState, string> = {
  inUse: 'In use',
  inRepair: 'In repair',
  gone: 'Sold or lost',
};

/** Prefix of the IDs of made-up units, which count for samples only. */
export const SAMPLE_UNIT = 'unit-sample-';
export const isSampleUnit = ({ id }: Unit): boolean => id.startsWith(SAMPLE_UNIT);

const REPAIR_DAYS = 14;

export const openRepair = ({ state, repairs }: Unit): Unit['repairs'][number] | undefined =>
  state === 'inRepair' ? repairs.findLast(({ endedOn }) => endedOn === '') : undefined;

/** Returns a unit with what follows from an edit: a former code stays taken, and repairs begin and end with the state. */
export function editedUnit(before: Unit, after: Unit, today: Day): Unit {
  const former = unitKey(before.code);
  const isRenamed = former !== '' && former !== unitKey(after.code);
  const formerCodes = isRenamed ? { ...before.formerCodes, [former]: true } : before.formerCodes;
  if (after.state === before.state) return { ...after, formerCodes };
  const open = openRepair(before);
  const repairs = before.repairs.map((one) => (one === open ? { ...one, endedOn: today } : one));
  if (after.state === 'inRepair') {
    const expected = addDays(today, REPAIR_DAYS);
    repairs.push({ id: newId('hold-'), from: today, expected, endedOn: '' });
  }
  return { ...after, formerCodes, repairs };
}

/** One piece each. They name no unit. */
export const repairHolds = (units: readonly Unit[], terms: FollowTerms): RequestHold[] =>
  units.flatMap((unit) =>
    unit.repairs.flatMap((repair): RequestHold[] => {
      if (isSampleUnit(unit)) return [];
      const { id, from, expected, endedOn } = repair;
      const isOpen = repair === openRepair(unit);
      const isOverdue = isOpen && expected < terms.today;
      const last = isOpen ? expected : endedOn && addDays(endedOn, -1);
      const to = (isOverdue && overdueEnd(terms)) || last;
      if (to < from) return [];
      const hold = { id, productId: unit.productId, from, to, quantity: 1 };
      return [{ ...hold, reason: 'maintenance', ...(isOverdue && { isOverdue }) }];
    }),
  );

/** They end after today: the unit is not there yet. */
export const lateRepairs = (units: readonly Unit[], today: Day): RequestHold[] =>
  repairHolds(units, { today }).flatMap(({ isOverdue, ...hold }) =>
    isOverdue ? [{ ...hold, to: addDays(today, OVERDUE_REACH) }] : [],
  );

/** Also of those that were undone. */
export const repairIds = (rows: StampedRows): string[] =>
  Object.values(rows).flatMap((row) =>
    Object.keys(row).flatMap((field) => (field.startsWith('repairs/') ? field.slice(8) : [])),
  );

/** Of units that are not sold or lost, also 0. Samples do not count. */
export function countUnits(units: readonly Unit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, state } of units.filter((unit) => !isSampleUnit(unit)))
    counts.set(productId, (counts.get(productId) ?? 0) + (state === 'gone' ? 0 : 1));
  return counts;
}

/** Follows their number once it equals it; before that, the larger one counts. A stock set by hand stays. */
export const stockAfter = (stock: number, before: number, after: number): number =>
  stock === before || (before < stock && stock < after) ? after : stock;

/** The latest first. @param shareOf what an item of a request brings in, without tax */
export function unitHistory(
  unitId: string,
  requests: readonly RentalRequest[],
  shareOf: (request: RentalRequest, itemIndex: number) => Amount,
  today: Day,
) {
  const rentals = requests.filter(wasOut).flatMap((request) => {
    const { ref, status, from, items } = request;
    const pieces = request.checklist.filter((piece) => piece.unitId === unitId);
    return pieces.map((piece) => {
      const { itemId, stateOn, state, note, charge } = piece;
      const at = items.findIndex(({ id }) => id === itemId);
      const isOut = status !== 'returned' && !isSettled(piece);
      const to = (isSettled(piece) && stateOn) || request.returnedOn || request.to;
      const last = isOut ? today : to;
      const days = from !== '' && last >= from ? countDays({ from, to: last }) : 0;
      const revenue = at < 0 ? 0 : Math.floor(shareOf(request, at) / (items[at]?.quantity ?? 1));
      return { ref, from, to, state, note, charge, days, revenue };
    });
  });
  return rentals.toSorted((a, b) => (a.from < b.from ? 1 : -1));
}
