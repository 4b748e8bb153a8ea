import { dayAt, type Day } from '@/domain/availability/day';
import { openRepair, UNIT_STATE_LABELS, withUnitState } from '@/domain/rental/units/unitStates';
import type { Unit, UnitState } from '@/domain/rental/schema';
import { newHoldId } from '../../holds/holdThunks';
import { isoNow } from '../changes/commit';
import { changeSettings } from '../changes/settingsThunks';
import { storeRecords } from '../store/storeRecords';
import type { RequestsThunk } from '../store/storeTypes';
import { selectCountedProducts, selectUnitIndex, selectUnitStocks } from '../store/unitSelectors';

/** Lets the stock of products follow their units. */
export function countProducts(productIds: readonly string[]): RequestsThunk<void> {
  return (dispatch, getState) => {
    const added = Object.fromEntries(productIds.map((id) => [id, true]));
    const countedProducts = { ...selectCountedProducts(getState()), ...added };
    void dispatch(changeSettings({ countedProducts }));
  };
}

/** Returns a unit in another state, from now on. */
export const inState = (unit: Unit, state: UnitState): Unit =>
  withUnitState(unit, state, {
    today: dayAt(Date.now()),
    at: isoNow(),
    repairId: newHoldId(),
  });

/** Stores units. If one is sold or lost, the stock that has followed the units still does. */
export function saveUnits(units: readonly Unit[], message: string): RequestsThunk<void> {
  return (dispatch, getState) => {
    const { byId } = selectUnitIndex(getState());
    const left = new Set(
      units.flatMap((unit) => {
        const before = byId.get(unit.id);
        const isLeft = unit.state === 'gone' || unit.productId !== before?.productId;
        return before && before.state !== 'gone' && isLeft ? [before.productId] : [];
      }),
    );
    const followed = selectUnitStocks(getState()).filter(({ isFollowed }) => isFollowed);
    const counted = followed.flatMap(({ productId }) => (left.has(productId) ? productId : []));
    if (counted.length > 0) dispatch(countProducts(counted));
    const changes = Object.fromEntries(units.map((unit) => [unit.id, unit]));
    dispatch(storeRecords('units', changes, message));
  };
}

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
