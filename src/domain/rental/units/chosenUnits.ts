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

/** Requests that are not active need none. */
const trackedPieces = (request: Listed, hasUnits: HasUnits) =>
  isActive(request)
    ? groupPieces(request).filter(
        ({ item: { productId, subRent } }) => !subRent && hasUnits(productId, request.isSample),
      )
    : [];

const isOfUnit = ({ id, unitId, name }: ChecklistPiece, item: RequestItem) =>
  unitId !== '' || id.startsWith(UNIT_PIECE) || name === item.name;

/** The request must have {@link withUnitPieces}. */
export const unitSlots = (request: Listed, hasUnits: HasUnits) =>
  trackedPieces(request, hasUnits).flatMap(({ item, units }) =>
    units
      .filter(({ unit }) => unit <= item.quantity)
      .flatMap(({ pieces }) => pieces.find((piece) => isOfUnit(piece, item)) ?? [])
      .map((piece) => ({ item, piece })),
  );

/** One for each piece that has a code and is not back. Their IDs are the same on all devices. */
export function withUnitPieces<R extends Listed>(request: R, hasUnits: HasUnits): R {
  const added = trackedPieces(request, hasUnits).flatMap(({ item, units }) => {
    const known = new Set(
      units.flatMap(({ unit, pieces }) =>
        pieces.some((one) => isOfUnit(one, item)) || pieces.every(isSettled) ? unit : [],
      ),
    );
    return Array.from({ length: item.quantity }, (_, index) => index + 1)
      .filter((unit) => !known.has(unit))
      .map((unit) => newPiece(`${UNIT_PIECE}${item.id}-${unit}`, item.id, unit, item.name));
  });
  if (added.length === 0) return request;
  return { ...request, checklist: [...request.checklist, ...added].toSorted(comparePieces) };
}

/** @param unitId '' for none */
export const withChosenUnit = (
  checklist: readonly ChecklistPiece[],
  pieceId: string,
  unitId: string,
): ChecklistPiece[] =>
  checklist.map((piece) =>
    piece.id === pieceId ? { ...piece, unitId, isPacked: unitId !== '' } : piece,
  );

/** Where a unit is chosen or out, or was missing at the return. */
export interface UnitPlace {
  request: RentalRequest;
  piece: ChecklistPiece;
}

export const isAway = ({ request, piece }: UnitPlace): boolean =>
  isOut(request) || piece.state === 'missing';

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
    isMoved(piece) ? { ...piece, unitId: '', isPacked: false } : piece,
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
    const isUsable = unit?.state === 'inUse' || all.every(({ piece }) => piece.state === 'missing');
    return unit && (all.length > 1 || !isUsable) ? [{ unit, refs }] : [];
  }),
});
