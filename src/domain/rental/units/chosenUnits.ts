import {
  comparePieces,
  expectedPieces,
  groupPieces,
  isSettled,
  newPiece,
  UNIT_PIECE,
} from '../handover';
import { isActive, isOut } from '../requestSteps';
import type { ChecklistPiece, RentalRequest, RequestItem, Unit } from '../schema';
import type { UnitIndex } from './codes';

export type HasUnits = (productId: string, isSample: boolean) => boolean;

type Listed = Pick<RentalRequest, 'status' | 'isSample' | 'items' | 'checklist'>;

const isOfUnit = ({ id, unitId, name }: ChecklistPiece, item: RequestItem) =>
  unitId !== '' || id.startsWith(UNIT_PIECE) || name === item.name;

/** Returns a piece for each unit that is needed and not back, also those that are not stored yet. Requests that are not active need none. */
export function unitSlots(request: Listed, hasUnits: HasUnits) {
  if (!isActive(request)) return [];
  return groupPieces(request).flatMap(({ item, units }) => {
    if (item.subRent || !hasUnits(item.productId, request.isSample)) return [];
    const known = new Map(units.map(({ unit, pieces }) => [unit, pieces]));
    return Array.from({ length: item.quantity }, (_, index) => index + 1).flatMap((unit) => {
      const pieces = known.get(unit) ?? [];
      const own = pieces.find((piece) => isOfUnit(piece, item));
      if (!own && pieces.length > 0 && pieces.every(isSettled)) return [];
      // The IDs of new ones are the same on all devices.
      const id = `${UNIT_PIECE}${item.id}-${unit}`;
      return { item, piece: own ?? newPiece(id, item.id, unit, item.name) };
    });
  });
}

/** With those of {@link unitSlots}. */
export function withUnitPieces<R extends Listed>(request: R, hasUnits: HasUnits): R {
  const known = new Set(request.checklist);
  const pieces = unitSlots(request, hasUnits).map(({ piece }) => piece);
  const added = pieces.filter((piece) => !known.has(piece));
  if (added.length === 0) return request;
  return { ...request, checklist: [...request.checklist, ...added].toSorted(comparePieces) };
}

/** What a piece has of a unit. @param unitId '' for none */
export const chosenUnit = (unitId: string) => ({ unitId, isPacked: unitId !== '' });

/** Where a unit is chosen or out, or was missing at the return. */
export interface UnitPlace {
  request: RentalRequest;
  piece: ChecklistPiece;
}

export const isLost = ({ piece }: UnitPlace): boolean => piece.state === 'missing';

export const isAway = (place: UnitPlace): boolean => isOut(place.request) || isLost(place);

/** Units by where they are chosen or away. A unit of two places was handed out twice. */
export type UnitPlaces = ReadonlyMap<string, readonly UnitPlace[]>;

/** Missing ones stay there, also after they were written off. */
export function unitPlaces(requests: readonly RentalRequest[]): UnitPlaces {
  const places = new Map<string, UnitPlace[]>();
  for (const request of requests) {
    const isReturned = request.status === 'returned';
    if (!isReturned && !isActive(request)) continue;
    for (const piece of isReturned ? request.checklist : expectedPieces(request)) {
      const isBack = piece.state === '' ? isReturned : piece.state !== 'missing';
      if (piece.unitId !== '' && !isBack)
        places.set(piece.unitId, [...(places.get(piece.unitId) ?? []), { request, piece }]);
    }
  }
  return places;
}

/** Returns a request without the units that are in another one by now, after an undo for example. */
export function withoutMovedUnits(request: RentalRequest, places: UnitPlaces): RentalRequest {
  const isMoved = ({ unitId, state }: ChecklistPiece) =>
    unitId !== '' &&
    state === '' &&
    places.get(unitId)?.every((place) => place.request.ref !== request.ref);
  if (!isActive(request) || !request.checklist.some(isMoved)) return request;
  const checklist = request.checklist.map((piece) =>
    isMoved(piece) ? { ...piece, ...chosenUnit('') } : piece,
  );
  return { ...request, checklist };
}

export interface UnitConflicts {
  /** Units with equal codes. */
  codes: (readonly Unit[])[];
  /** Units that are chosen or out twice, or although they are in repair, sold or lost. */
  chosen: { unit: Unit; refs: string[] }[];
}

export const unitConflicts = ({ byCode, byId }: UnitIndex, places: UnitPlaces): UnitConflicts => ({
  codes: [...byCode.values()].filter(({ length }) => length > 1),
  chosen: [...places].flatMap(([id, all]) => {
    const unit = byId.get(id);
    const refs = [...new Set(all.map(({ request }) => request.ref))];
    const isUsable = unit?.state === 'inUse' || all.every(isLost);
    return unit && (all.length > 1 || !isUsable) ? [{ unit, refs }] : [];
  }),
});
