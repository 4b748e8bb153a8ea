import { dayAt, type Day } from '@/domain/availability/day';
import type { Product } from '@/domain/product/schema';
import { openRepair, UNIT_STATE_LABELS, withUnitState } from '@/domain/rental/units/unitStates';
import type { Unit, UnitState } from '@/domain/rental/schema';
import { saveWithRetry } from '../../forms/useSave';
import { newHoldId } from '../../holds/holdThunks';
import { isoNow } from '../changes/commit';
import { storeRecords } from '../store/storeRecords';
import type { RequestsThunk } from '../store/storeTypes';

/** Lets the stock of a product be the number of its units, which it follows from then on. */
export const countProduct = (product: Product, stock: number): RequestsThunk<Promise<boolean>> => {
  const message = `${product.name}: stock set to ${stock}`;
  const edits = [{ collection: 'products', id: product.id, draft: { ...product, stock } } as const];
  return saveWithRetry({ label: message, message, edits }, `${message}, but not stored.`);
};

/** Returns a unit in another state, from now on. */
export const inState = (unit: Unit, state: UnitState): Unit =>
  withUnitState(unit, state, {
    today: dayAt(Date.now()),
    at: isoNow(),
    repairId: newHoldId(),
  });

const unitsById = (units: readonly Unit[]) =>
  Object.fromEntries(units.map((unit) => [unit.id, unit]));

/**
 * Stores units, with Undo.
 * @param known the units that were changed, by default the present ones
 */
export const saveUnits = (
  units: readonly Unit[],
  message: string,
  known?: readonly Unit[],
): RequestsThunk<void> =>
  storeRecords('units', unitsById(units), message, known && unitsById(known));

/** Changes the state of a unit. */
export const changeState = (unit: Unit, state: UnitState): RequestsThunk<void> =>
  saveUnits([inState(unit, state)], `${unit.code}: ${UNIT_STATE_LABELS[state]}`);

/** Changes the last day of the repair in which a unit is. */
export function expectBack(unit: Unit, expected: Day): RequestsThunk<void> {
  return (dispatch) => {
    const open = openRepair(unit);
    const repairs = unit.repairs.map((one) => (one === open ? { ...one, expected } : one));
    dispatch(storeRecords('units', { [unit.id]: { ...unit, repairs, updatedAt: isoNow() } }));
  };
}
