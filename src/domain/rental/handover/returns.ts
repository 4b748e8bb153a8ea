import type { Day } from '../../availability/day';
import { wasOut } from '../requestSteps';
import type {
  ChecklistPiece,
  RentalRequest,
  RequestItem,
  PieceState,
  RequestLine,
} from '../schema';
import { expectedPieces } from './checklist';
import { newLine } from '../positions';

export const DAMAGE_LABELS: Partial<Record<PieceState, string>> = {
  missing: 'Missing',
  damaged: 'Damaged',
};

/** All other lines stay as they are, so that amounts that were edited by hand are kept. */
function withCharges(
  lines: readonly RequestLine[],
  before: readonly ChecklistPiece[],
  checklist: readonly ChecklistPiece[],
): RequestLine[] {
  const charges = new Map(before.map(({ id, charge }) => [id, charge]));
  const pieces = new Map(
    checklist
      .filter(({ id, charge }) => charge !== charges.get(id))
      .map((piece) => [piece.id, piece]),
  );
  const kept = lines.flatMap((line): RequestLine[] => {
    const piece = pieces.get(line.cause);
    if (!piece) return [line];
    return piece.charge === 0 ? [] : [{ ...line, amount: piece.charge }];
  });
  const charged = new Set(kept.map(({ cause }) => cause));
  const added = [...pieces.values()]
    .filter(({ id, charge }) => charge > 0 && !charged.has(id))
    .map(({ id, state, name, charge }) => ({
      ...newLine(),
      name: `${DAMAGE_LABELS[state] ?? 'Charge'}: ${name}`,
      amount: charge,
      cause: id,
    }));
  return [...kept, ...added];
}

/** A damaged piece is back. */
export const isSettled = ({ state, isWrittenOff }: ChecklistPiece): boolean =>
  state === 'returned' || state === 'damaged' || isWrittenOff;

/** Units that are out until the same day, '' if they still are. */
export interface UnitGroup {
  backOn: Day;
  quantity: number;
}

type Returned = Pick<RentalRequest, 'status' | 'to' | 'checklist' | 'returnedOn'>;

/** Units that are out first, then by day. All are back with a returned request, on its last day if none is known. */
export function unitGroups(
  { status, to, checklist, returnedOn }: Returned,
  { id, quantity }: Pick<RequestItem, 'id' | 'quantity'>,
): UnitGroup[] {
  const returned = status === 'returned' ? returnedOn || to : '';
  // Most requests of a report have no checklist.
  if (checklist.length === 0) return [{ backOn: returned, quantity }];
  const lastDays = new Map<number, Day>();
  if (wasOut({ status }))
    for (const piece of checklist) {
      if (piece.itemId !== id || piece.unit > quantity) continue;
      const last = lastDays.get(piece.unit) ?? '0';
      const day = isSettled(piece) && piece.stateOn !== '' ? piece.stateOn : '';
      lastDays.set(piece.unit, last === '' || day === '' ? '' : last > day ? last : day);
    }
  const groups = new Map<Day, number>();
  for (let unit = 1; unit <= quantity; unit += 1) {
    const backOn = lastDays.get(unit) || returned;
    groups.set(backOn, (groups.get(backOn) ?? 0) + 1);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([backOn, count]) => ({ backOn, quantity: count }));
}

export type TakenPiece = Pick<ChecklistPiece, 'id' | 'state' | 'note' | 'charge'>;

type ReturnFields = Pick<RentalRequest, 'status' | 'checklist' | 'lines'>;

/** If the request was returned, every piece came back with it, or is no longer waited for. */
function knownPieces({ status, checklist, returnedOn: stateOn }: Returned): ChecklistPiece[] {
  if (status !== 'returned') return checklist;
  return checklist.map((piece): ChecklistPiece => {
    if (isSettled(piece)) return piece;
    const isMissing = piece.state === 'missing';
    return {
      ...piece,
      state: isMissing ? 'missing' : 'returned',
      stateOn,
      isWrittenOff: isMissing,
    };
  });
}

/** The day of the return comes with the step to its status. */
function withReturns(request: RentalRequest, checklist: ChecklistPiece[]): ReturnFields {
  const lines = withCharges(request.lines, request.checklist, checklist);
  const expected = expectedPieces({ ...request, checklist });
  if (expected.length > 0 && expected.every(isSettled))
    return { status: 'returned', checklist, lines };
  const hasStarted = checklist.some(({ state }) => state !== '');
  return { status: hasStarted ? 'partlyReturned' : 'collected', checklist, lines };
}

/** @param isReturned whether the request was returned before */
function takenPiece(
  piece: ChecklistPiece,
  { state, note, charge }: TakenPiece,
  isReturned: boolean,
  today: Day,
): ChecklistPiece {
  const isSame = state === piece.state;
  const isCharged = state === 'missing' || state === 'damaged';
  const isWrittenOff = state === 'missing' && (isReturned || (isSame && piece.isWrittenOff));
  const next = { ...piece, state, note, charge: isCharged ? charge : 0, isWrittenOff };
  // A piece that is found to be damaged later came back on its earlier day.
  const wasBack = isSettled(piece) && !piece.isWrittenOff && isSettled(next);
  if (isSame || wasBack) return next;
  return { ...next, stateOn: state === '' ? '' : today };
}

/** Taking back again changes the line of a charge. Missing pieces of a returned request are no longer expected. */
export function takeBack(
  request: RentalRequest,
  taken: readonly TakenPiece[],
  today: Day,
): ReturnFields {
  const byId = new Map(taken.map((piece) => [piece.id, piece]));
  const isReturned = request.status === 'returned';
  const checklist = knownPieces(request).map((piece) => {
    const entered = byId.get(piece.id);
    if (!entered || (isReturned && entered.state === '')) return piece;
    return takenPiece(piece, entered, isReturned, today);
  });
  return withReturns(request, checklist);
}

export function writeOffRest(request: RentalRequest, today: Day): ReturnFields {
  const known = knownPieces(request);
  const expected = new Set(expectedPieces({ ...request, checklist: known }));
  const checklist = known.map((piece): ChecklistPiece => {
    if (isSettled(piece) || !expected.has(piece)) return piece;
    return { ...piece, state: 'missing', stateOn: today, isWrittenOff: true };
  });
  return withReturns(request, checklist);
}
