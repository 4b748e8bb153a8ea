import { dayAt } from '@/domain/availability/day';
import {
  damagePhotosOf,
  expectedPieces,
  extendedFields,
  isSettled,
  lateFee,
  takeBack,
  withLateFee,
  writeOffRest,
  type TakenPiece,
} from '@/domain/rental/handover';
import {
  EMPTY_HANDOVER,
  type ChecklistPiece,
  type Handover,
  type RentalRequest,
} from '@/domain/rental/schema';
import { signedText } from '@/domain/rental/requestTexts';
import { chosenUnit, withUnitPieces, type UnitPlace } from '@/domain/rental/units/chosenUnits';
import { unitText } from '@/domain/rental/units/codes';
import {
  packingAnswer,
  returnAnswer,
  TAKE_BACK,
  type ScanAnswer,
  type ScanContext,
  type ScanOffer,
} from '@/domain/rental/units/scan';
import { adminDay } from '../../layout/adminDate';
import type { ChangeThunk } from '../changes/commit';
import { editRequest, takeStep } from '../changes/thunks';
import { selectRequestById, selectRequestsSettings } from '../store/selectors';
import { selectCharging } from '../store/stockSelectors';
import type { RequestsRootState, RequestsThunk } from '../store/storeTypes';
import {
  selectUnitIndex,
  selectHasUnits,
  selectNameOf,
  selectUnitPlaces,
} from '../store/unitSelectors';

const isSigned = ({ signatureId, signedBy }: Handover) => signatureId !== '' || signedBy !== '';

function signedFields(
  before: Handover,
  after: Handover,
  { terms, ...signed }: Pick<Handover, 'at' | 'terms' | 'signedFor'>,
): Partial<Handover> {
  if (!isSigned(after)) return isSigned(before) ? { terms: '', signedFor: '' } : {};
  const isSame = after.signatureId === before.signatureId || after.signatureId === '';
  // Further strokes are part of the signature for the items and dates that were shown with the first one.
  if (isSigned(before) && (before.signedFor !== '' || isSame)) return {};
  return { ...signed, terms: before.terms || terms };
}

/** A signature is stored with its time, what is signed for, and the terms that are shown. */
export function editHandover(
  reference: string,
  fieldsOf: (known: Handover) => Partial<Handover>,
): ChangeThunk {
  return async (dispatch, getState) => {
    const { terms } = selectRequestsSettings(getState());
    const { byId } = selectUnitIndex(getState());
    return dispatch(
      editRequest(reference, (request, at) => {
        const before = request.handover ?? { ...EMPTY_HANDOVER, at };
        const after = { ...before, ...fieldsOf(before) };
        const signedFor = signedText(request, (unitId) => unitText(byId.get(unitId)));
        return { handover: { ...after, ...signedFields(before, after, { at, terms, signedFor }) } };
      }),
    );
  };
}

/** Time and terms that were signed or recorded before stay. A confirmed request is collected with it. */
export function saveHandover(reference: string): ChangeThunk {
  return async (dispatch, getState) => {
    const { terms } = selectRequestsSettings(getState());
    const stepOf = ({ handover, status, log }: RentalRequest, at: string) => {
      const known = handover ?? { ...EMPTY_HANDOVER, at };
      const isFirst = status === 'confirmed';
      const isRecorded =
        isSigned(known) ||
        known.terms !== '' ||
        (!isFirst && log.some(({ event }) => event === 'handedOver'));
      const recorded = {
        ...known,
        at: isRecorded ? known.at : at,
        terms: known.terms || (isRecorded ? '' : terms),
      };
      return { status: isFirst ? ('collected' as const) : status, handover: recorded };
    };
    return dispatch(takeStep(reference, stepOf, { event: 'handedOver' }));
  };
}

export function editDamagePhotos(
  reference: string,
  piece: ChecklistPiece,
  idsOf: (ids: readonly string[]) => string[],
): ChangeThunk {
  return editRequest(reference, (request) => {
    const known = damagePhotosOf(request, piece);
    const others = Object.entries(request.damagePhotos).filter(([id]) => !known.includes(id));
    const own = idsOf(known).map((id) => [id, piece.id] as const);
    return { damagePhotos: Object.fromEntries([...others, ...own]) };
  });
}

/** Returns for example '5 returned, 1 missing', without names and notes. */
function takenText(pieces: readonly TakenPiece[]): string {
  return (['returned', 'missing', 'damaged'] as const)
    .flatMap((state) => {
      const count = pieces.filter((piece) => piece.state === state).length;
      return count > 0 ? [`${count} ${state}`] : [];
    })
    .join(', ');
}

export function saveReturn(reference: string, taken: readonly TakenPiece[]): ChangeThunk {
  return takeStep(reference, (request) => takeBack(request, taken, dayAt(Date.now())), {
    event: 'takenBack',
    detail: takenText(taken),
  });
}

/** Stops waiting for the pieces that are not back, with a toast to undo it. */
export function saveWriteOff(reference: string): ChangeThunk {
  return async (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (!request || expectedPieces(request).every(isSettled)) return 'rejected';
    const stepOf = () => writeOffRest(request, dayAt(Date.now()));
    return dispatch(takeStep(reference, stepOf, { event: 'writtenOff' }));
  };
}

export function addLateFee(reference: string): ChangeThunk {
  return async (dispatch, getState) => {
    const charging = selectCharging(getState());
    const fieldsOf = (request: RentalRequest) => {
      const fee = lateFee(request, dayAt(Date.now()), charging);
      return { lines: withLateFee(request.lines, fee) };
    };
    const message = `${reference}: Late fee added`;
    return dispatch(editRequest(reference, fieldsOf, { event: 'lateFeeAdded' }, message));
  };
}

/** The charged days and the late fee follow the last day. @param to a day */
export function extendRental(reference: string, to: string): ChangeThunk {
  return async (dispatch, getState) => {
    const charging = selectCharging(getState());
    const fieldsOf = (request: RentalRequest) =>
      extendedFields(request, to, dayAt(Date.now()), charging);
    const detail = adminDay(to);
    const message = `${reference}: Extended to ${detail}`;
    return dispatch(editRequest(reference, fieldsOf, { event: 'extended', detail }, message));
  };
}

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

/** @param fields null to remove the piece */
export const editPiece = (
  reference: string,
  pieceId: string,
  fields: Partial<ChecklistPiece> | null,
): ChangeThunk =>
  editChecklist(reference, (checklist) =>
    checklist.flatMap((piece) => {
      if (piece.id !== pieceId) return [piece];
      return fields ? [{ ...piece, ...fields }] : [];
    }),
  );

/** @param unitId '' for none */
export const chooseUnit = (reference: string, pieceId: string, unitId: string): ChangeThunk =>
  editPiece(reference, pieceId, chosenUnit(unitId));

/** Returns the pieces of a unit and of what comes with it that are taken back together. Those that are back stay as they are. */
export const piecesWith = ({ request, piece }: UnitPlace) =>
  request.checklist.filter(
    ({ id, itemId, unit, state }) =>
      id === piece.id || (itemId === piece.itemId && unit === piece.unit && state === ''),
  );

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

/** Each change is in the state immediately, and stored later. */
export function scanToPack(
  reference: string,
  scanned: string | ScanOffer,
): RequestsThunk<ScanAnswer> {
  return (dispatch, getState) => {
    const { label, from } = typeof scanned === 'string' ? {} : scanned;
    if (from && label === TAKE_BACK) void dispatch(takeBackUnit(from));
    else if (from) void dispatch(chooseUnit(from.request.ref, from.piece.id, ''));
    const request = selectRequestById(getState(), reference);
    if (!request) return { text: 'The request was removed.' };
    const answer = packingAnswer(scanned, request, contextOf(getState()));
    const { found } = answer;
    if (found) void dispatch(chooseUnit(reference, found.place.piece.id, found.unit.id));
    return answer;
  };
}

export function scanToReturn(scanned: string | ScanOffer): RequestsThunk<ScanAnswer> {
  return (dispatch, getState) => {
    const answer = returnAnswer(scanned, contextOf(getState()));
    if (answer.found) void dispatch(takeBackUnit(answer.found.place));
    return answer;
  };
}
