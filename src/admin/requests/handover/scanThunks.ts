import { dayAt } from '@/domain/availability/day';
import type { ChecklistPiece, Unit } from '@/domain/rental/schema';
import { withChosenUnit, withUnitPieces, type UnitPlace } from '@/domain/rental/units/chosenUnits';
import {
  packingAnswer,
  returnAnswer,
  type ScanAnswer,
  type ScanContext,
  type ScanOffer,
} from '@/domain/rental/units/scan';
import type { ChangeThunk } from '../changes/commit';
import { editRequest } from '../changes/thunks';
import { selectRequestById } from '../store/selectors';
import type { RequestsRootState, RequestsThunk } from '../store/storeTypes';
import {
  selectHasUnits,
  selectNameOf,
  selectUnitIndex,
  selectUnitPlaces,
} from '../store/unitSelectors';
import { saveReturn } from './handoverThunks';

/** Changes pieces of a request, also those of units that are not stored yet. */
export function editChecklist(
  reference: string,
  edit: (checklist: readonly ChecklistPiece[]) => ChecklistPiece[],
): ChangeThunk {
  return async (dispatch, getState) => {
    const hasUnits = selectHasUnits(getState());
    return dispatch(
      editRequest(reference, (request) => ({
        checklist: edit(withUnitPieces(request, hasUnits).checklist),
      })),
    );
  };
}

/** Chooses a unit for a piece of a request, and packs it. @param unitId '' for none */
export const chooseUnit = (reference: string, pieceId: string, unitId: string): ChangeThunk =>
  editChecklist(reference, (checklist) => withChosenUnit(checklist, pieceId, unitId));

/** Returns the pieces of a unit and of what comes with it that are taken back together. Those that are back stay as they are. */
export const piecesWith = ({ request, piece }: UnitPlace) =>
  request.checklist.filter(
    ({ id, itemId, unit, state }) =>
      id === piece.id || (itemId === piece.itemId && unit === piece.unit && state === ''),
  );

/** Takes a unit and what comes with it back, with a toast to undo it. */
export function takeBackUnit(place: UnitPlace): ChangeThunk {
  return saveReturn(
    place.request.ref,
    piecesWith(place).map(({ id, note, charge }) => ({ id, state: 'returned', note, charge })),
  );
}

const contextOf = (state: RequestsRootState): ScanContext => ({
  units: selectUnitIndex(state),
  places: selectUnitPlaces(state),
  nameOf: selectNameOf(state),
  today: dayAt(Date.now()),
});

/** Chooses the scanned unit for a request. Returns what the scan means. */
export function scanToPack(reference: string, typed: string | Unit): RequestsThunk<ScanAnswer> {
  return (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (!request) return { text: 'The request was removed.', is: 'wrong' };
    const answer = packingAnswer(typed, request, contextOf(getState()));
    if (answer.is === 'chosen')
      void dispatch(chooseUnit(reference, answer.pieceId, answer.unit.id));
    return answer;
  };
}

/** Takes the scanned unit back, of whichever request it is. Returns what the scan means. */
export function scanToReturn(typed: string | Unit): RequestsThunk<ScanAnswer> {
  return (dispatch, getState) => {
    const answer = returnAnswer(typed, contextOf(getState()));
    if (answer.is === 'returned') void dispatch(takeBackUnit(answer.place));
    return answer;
  };
}

/** Accepts an offer about a unit while a request is packed. Returns what the scan means then. */
export function acceptOffer(
  reference: string,
  offer: ScanOffer,
): RequestsThunk<Promise<ScanAnswer>> {
  return async (dispatch) => {
    const { unit } = offer;
    if (offer.kind === 'replace') {
      await dispatch(chooseUnit(reference, offer.pieceId, ''));
    } else if (offer.kind === 'move') {
      await dispatch(chooseUnit(offer.place.request.ref, offer.place.piece.id, ''));
    } else {
      await dispatch(takeBackUnit(offer.place));
    }
    return dispatch(scanToPack(reference, unit));
  };
}
