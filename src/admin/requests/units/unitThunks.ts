import { dayAt, type Day } from '@/domain/availability/day';
import { company } from '@/domain/company/company';
import type { Product } from '@/domain/product/schema';
import type { Unit, UnitState } from '@/domain/rental/schema';
import { isAway, isLost, type UnitPlaces } from '@/domain/rental/units/chosenUnits';
import { isCodeTaken, unitKey, type UnitIndex } from '@/domain/rental/units/codes';
import { editedUnit, openRepair, UNIT_STATE_LABELS } from '@/domain/rental/units/unitStates';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { fields } from '../../fields/field';
import { choice, productId } from '../../fields/kinds/choice';
import { date } from '../../fields/kinds/date';
import { money } from '../../fields/kinds/number';
import { longText, shortText } from '../../fields/kinds/text';
import { optional } from '../../fields/kinds/wrappers';
import { saveWithRetry } from '../../forms/saveEdits';
import { adminDay } from '../../layout/adminDate';
import { storeRecords } from '../store/storeRecords';
import type { RequestsThunk } from '../store/storeTypes';

/** Lets the stock of a product be the number of its units, which it follows from then on. */
export const countProduct = (product: Product, stock: number): RequestsThunk<Promise<boolean>> => {
  const message = `${product.name}: stock set to ${stock}`;
  const edits = [{ collection: 'products', id: product.id, draft: { ...product, stock } } as const];
  return saveWithRetry({ label: message, message, edits }, `${message}, but not stored.`);
};

const byId = (units: readonly Unit[]) => Object.fromEntries(units.map((unit) => [unit.id, unit]));

/** @param known the units that were changed, by default the present ones */
export const saveUnits = (units: readonly Unit[], message?: string, known?: readonly Unit[]) =>
  storeRecords('units', byId(units), message, known && byId(known));

export const changeState = (unit: Unit, state: UnitState) =>
  saveUnits(
    [editedUnit(unit, { ...unit, state }, dayAt(Date.now()))],
    `${unit.code}: ${UNIT_STATE_LABELS[state]}`,
  );

export function expectBack(unit: Unit, expected: Day) {
  const open = openRepair(unit);
  const repairs = unit.repairs.map((one) => (one === open ? { ...one, expected } : one));
  return saveUnits([{ ...unit, repairs }]);
}

export const MAX_UNITS = 2000;

/** @param units those that exist, whose codes it cannot have */
export const unitFields = (units: UnitIndex, id = '') =>
  fields<Unit>()([
    productId('productId', { label: 'Product', required: 'Product is required', csv: 'product' }),
    shortText('code', {
      min: [1, 'Code is required'],
      max: SHORT_TEXT_MAX,
      check: [
        (code) => unitKey(code) !== '' && !isCodeTaken(units, code, id),
        'Another unit has or had this code, or it has no letter or digit',
      ],
      html: { autoComplete: 'off' },
    }),
    shortText('serial', {
      label: 'Serial number',
      csv: 'serial number',
      max: SHORT_TEXT_MAX,
      html: { autoComplete: 'off' },
      isBeside: true,
    }),
    choice('state', { of: UNIT_STATE_LABELS }),
    date('bought', {}),
    optional(
      money('price', { hint: `In ${company.currency}. Empty if it is not known.`, isBeside: true }),
    ),
    longText('note', { rows: 3 }),
  ]);

/** Returns the requests with which a unit is out, or was missing. */
export const awayWith = ({ id }: Pick<Unit, 'id'>, places: UnitPlaces) =>
  (places.get(id) ?? []).filter(isAway);

export function whereText(unit: Unit, places: UnitPlaces): string {
  const away = awayWith(unit, places).map((place) => {
    const { ref, customer, to } = place.request;
    return [isLost(place) && 'Missing', ref, customer.name, to && adminDay(to)]
      .filter(Boolean)
      .join(', ');
  });
  return away.join('; ') || (unit.state === 'gone' ? '' : 'In the office');
}
