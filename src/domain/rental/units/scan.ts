import { dayAt, type Day } from '../../availability/day';
import { formatNearDay } from '../../availability/dayTexts';
import { isOut } from '../requestSteps';
import type { RentalRequest, Unit } from '../schema';
import {
  isAway,
  unitSlots,
  withUnitPieces,
  type HasUnits,
  type UnitPlace,
  type UnitPlaces,
} from './chosenUnits';
import { findUnits, scannedCode, type UnitIndex } from './codes';
import { isSampleUnit } from './unitStates';

export interface ScanContext {
  units: UnitIndex;
  places: UnitPlaces;
  nameOf: (productId: string) => string;
  today: Day;
}

/** What can be done about a scan that is not right, after it was asked for. */
export type ScanOffer = { label: string; unit: Unit } & (
  { kind: 'takeBack' | 'move'; place: UnitPlace } | { kind: 'replace'; pieceId: string }
);

export type ScanAnswer = { text: string } & (
  | { is: 'wrong'; offer?: ScanOffer }
  /** Several units have the serial number. */
  | { is: 'which'; units: readonly Unit[] }
  | { is: 'chosen'; unit: Unit; pieceId: string }
  | { is: 'returned'; unit: Unit; place: UnitPlace }
);

const wrong = (text: string, offer?: ScanOffer): ScanAnswer => ({
  text,
  is: 'wrong',
  ...(offer && { offer }),
});

export function namedUnit(typed: string | Unit, units: UnitIndex): Unit | ScanAnswer {
  if (typeof typed !== 'string') return typed;
  const code = scannedCode(typed);
  const found = findUnits(units, code);
  const [unit] = found;
  if (!unit) return wrong(`${code}: no unit has this code.`);
  if (found.length === 1) return unit;
  return { text: `${code}: ${found.length} units have it. Which one?`, is: 'which', units: found };
}

const outSince = ({ handover, from }: RentalRequest): Day =>
  handover ? dayAt(Date.parse(handover.at)) : from;

const isLost = ({ piece }: UnitPlace) => piece.state === 'missing';

const unusable = ({ code, state }: Unit) =>
  wrong(`${code} ${state === 'gone' ? 'is sold or lost.' : 'is in repair.'}`);

export function packingAnswer(
  typed: string | Unit,
  request: RentalRequest,
  context: ScanContext,
): ScanAnswer {
  const unit = namedUnit(typed, context.units);
  if ('text' in unit) return unit;
  const { code, productId, state } = unit;
  const hasUnits: HasUnits = (id, isSample) =>
    id === productId && (isSample || !isSampleUnit(unit));
  const slots = unitSlots(withUnitPieces(request, hasUnits), hasUnits);
  const all = context.places.get(unit.id) ?? [];
  const here = all.find((place) => place.request.ref === request.ref && !isLost(place))?.piece;
  if (here?.isPacked) return wrong(`${code} is already here.`);
  if (slots.length === 0) {
    const name = context.nameOf(productId);
    return wrong(`${code} is a ${name}, which this request does not need.`);
  }
  const place = all.find(
    (one) => one.piece !== here && (isLost(one) || one.request.ref !== request.ref),
  );
  const takeBack = { kind: 'takeBack', label: 'Take back' } as const;
  const elsewhere = (
    is: string,
    offer: Pick<Extract<ScanOffer, { place: UnitPlace }>, 'kind' | 'label'>,
  ) => wrong(`${code} ${is}`, place && { ...offer, unit, place });
  const ref = place?.request.ref;
  if (place && isOut(place.request) && !isLost(place)) {
    const since = formatNearDay(outSince(place.request), context.today);
    return elsewhere(`is out with ${ref} since ${since}: take it back?`, takeBack);
  }
  if (state !== 'inUse') return unusable(unit);
  if (place && isLost(place))
    return elsewhere(`was missing at the return of ${ref}: take it back?`, takeBack);
  if (place)
    return elsewhere(`is packed for ${ref}: move it here?`, { kind: 'move', label: 'Move here' });
  const open = slots.map(({ piece }) => piece).filter((piece) => piece.state === '');
  const chosen = here ?? open.find(({ unitId }) => unitId === '');
  if (chosen) return { text: `${code}: packed.`, is: 'chosen', unit, pieceId: chosen.id };
  const { id: pieceId = '', unitId = '' } = open[0] ?? {};
  const replaced = context.units.byId.get(unitId)?.code;
  return wrong(
    `${code}: All ${slots.length} are chosen${replaced ? `: replace ${replaced}?` : '.'}`,
    replaced ? { kind: 'replace', label: 'Replace', unit, pieceId } : undefined,
  );
}

export function returnAnswer(typed: string | Unit, context: ScanContext): ScanAnswer {
  const unit = namedUnit(typed, context.units);
  if ('text' in unit) return unit;
  const { code, state } = unit;
  const places = context.places.get(unit.id) ?? [];
  const place = places.find(isAway);
  if (place)
    return { text: `${code}: returned from ${place.request.ref}.`, is: 'returned', unit, place };
  if (state !== 'inUse') return unusable(unit);
  const [packed] = places;
  return wrong(
    packed ? `${code} is packed for ${packed.request.ref}.` : `${code} is in the office.`,
  );
}
