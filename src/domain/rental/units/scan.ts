import { dayAt, type Day } from '../../availability/day';
import { formatNearDay } from '../../availability/dayTexts';
import { isOut } from '../requestSteps';
import type { RentalRequest, Unit } from '../schema';
import { isAway, isLost, unitSlots, type UnitPlace, type UnitPlaces } from './chosenUnits';
import { findUnits, scannedCode, unitText, type UnitIndex } from './codes';
import { isSampleUnit } from './unitStates';

export interface ScanContext {
  units: UnitIndex;
  places: UnitPlaces;
  nameOf: (productId: string) => string;
  today: Day;
}

export const TAKE_BACK = 'Take back';

/** A unit that can be scanned next. */
export interface ScanOffer {
  label: string;
  unit: Unit;
  /** What is taken back or freed before. */
  from?: UnitPlace;
}

export interface ScanAnswer {
  text: string;
  /** What is packed or taken back; without it, nothing is ticked. */
  found?: { unit: Unit; place: UnitPlace };
  offers?: readonly ScanOffer[];
}

export function namedUnit(typed: string | ScanOffer, units: UnitIndex): Unit | ScanAnswer {
  if (typeof typed !== 'string') return typed.unit;
  const code = scannedCode(typed);
  const found = findUnits(units, code);
  const [unit] = found;
  if (!unit) return { text: `${code}: no unit has this code.` };
  if (found.length === 1) return unit;
  const offers = found.map((one) => ({ label: unitText(one), unit: one }));
  return { text: `${code}: ${found.length} units have it. Which one?`, offers };
}

const outSince = ({ handover, from }: RentalRequest): Day =>
  handover ? dayAt(Date.parse(handover.at)) : from;

const unusable = ({ code, state }: Unit): ScanAnswer => ({
  text: `${code} ${state === 'gone' ? 'is sold or lost.' : 'is in repair.'}`,
});

export function packingAnswer(
  typed: string | ScanOffer,
  request: RentalRequest,
  { units, places, nameOf, today }: ScanContext,
): ScanAnswer {
  const unit = namedUnit(typed, units);
  if ('text' in unit) return unit;
  const { code, productId, state } = unit;
  const slots = unitSlots(
    request,
    (id, isSample) => id === productId && (isSample || !isSampleUnit(unit)),
  );
  const all = places.get(unit.id) ?? [];
  const isHere = (place: UnitPlace) => place.request.ref === request.ref && !isLost(place);
  const here = all.find(isHere)?.piece;
  if (here?.isPacked) return { text: `${code} is already here.` };
  if (slots.length === 0)
    return { text: `${code} is a ${nameOf(productId)}, which this request does not need.` };
  const from = all.find((place) => !isHere(place));
  const ref = from?.request.ref;
  const ask = (question: string, label: string, place: UnitPlace) => ({
    text: code + question,
    offers: [{ label, unit, from: place }],
  });
  if (from && isOut(from.request) && !isLost(from)) {
    const since = formatNearDay(outSince(from.request), today);
    return ask(` is out with ${ref} since ${since}: take it back?`, TAKE_BACK, from);
  }
  if (state !== 'inUse') return unusable(unit);
  if (from && isLost(from))
    return ask(` was missing at the return of ${ref}: take it back?`, TAKE_BACK, from);
  if (from) return ask(` is packed for ${ref}: move it here?`, 'Move here', from);
  const open = slots.map(({ piece }) => piece).filter((piece) => piece.state === '');
  const piece = here ?? open.find(({ unitId }) => unitId === '');
  if (piece) return { text: `${code}: packed.`, found: { unit, place: { request, piece } } };
  const [first] = open;
  const replaced = first && units.byId.get(first.unitId)?.code;
  const full = `: All ${slots.length} are chosen`;
  if (!replaced) return { text: `${code}${full}.` };
  return ask(`${full}: replace ${replaced}?`, 'Replace', { request, piece: first });
}

export function returnAnswer(
  typed: string | ScanOffer,
  { units, places }: Pick<ScanContext, 'units' | 'places'>,
): ScanAnswer {
  const unit = namedUnit(typed, units);
  if ('text' in unit) return unit;
  const { code, state } = unit;
  const all = places.get(unit.id) ?? [];
  const place = all.find(isAway);
  if (place)
    return { text: `${code}: returned from ${place.request.ref}.`, found: { unit, place } };
  if (state !== 'inUse') return unusable(unit);
  const [packed] = all;
  return {
    text: packed ? `${code} is packed for ${packed.request.ref}.` : `${code} is in the office.`,
  };
}
