import { isOut } from '@/domain/rental/requestSteps';
import type { Unit } from '@/domain/rental/schema';
import type { UnitPlaces } from '@/domain/rental/units/chosenUnits';
import { adminDay } from '../../layout/adminDate';

/** Returns the requests with which a unit is out. */
export const outWith = ({ id }: Pick<Unit, 'id'>, places: UnitPlaces) =>
  (places.get(id) ?? []).filter(({ request }) => isOut(request));

/** Returns where a unit is: in the office, or the reference, customer and last day of its request. */
export function whereText(unit: Unit, places: UnitPlaces): string {
  if (unit.state === 'gone') return '';
  const out = outWith(unit, places).map(({ request: { ref, customer, to } }) =>
    [ref, customer.name, to && adminDay(to)].filter(Boolean).join(', '),
  );
  return out.join('; ') || 'In the office';
}
