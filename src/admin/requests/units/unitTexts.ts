import type { Unit } from '@/domain/rental/schema';
import { isAway, type UnitPlaces } from '@/domain/rental/units/chosenUnits';
import { adminDay } from '../../layout/adminDate';

/** Returns the requests with which a unit is out, or was missing. */
export const awayWith = ({ id }: Pick<Unit, 'id'>, places: UnitPlaces) =>
  (places.get(id) ?? []).filter(isAway);

/** Returns where a unit is: in the office, or the reference, customer and last day of its request. */
export function whereText(unit: Unit, places: UnitPlaces): string {
  const away = awayWith(unit, places).map(({ request: { ref, customer, to }, piece }) =>
    [piece.state === 'missing' && 'Missing', ref, customer.name, to && adminDay(to)]
      .filter(Boolean)
      .join(', '),
  );
  return away.join('; ') || (unit.state === 'gone' ? '' : 'In the office');
}
