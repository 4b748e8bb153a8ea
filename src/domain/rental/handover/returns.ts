import type { Day } from '../../availability/day';
import { newId } from '../../text/ids';
import { isOut } from '../requestSteps';
import type {
  ChecklistPiece,
  RentalRequest,
  RequestItem,
  PieceState,
  RequestLine,
} from '../schema';
import { expectedPieces } from './checklist';
import { newLine } from '../positions';

const CHARGE_NAMES: Record<PieceState, string> = {
  '': 'Charge',
  returned: 'Charge',
  missing: 'Missing',
  damaged: 'Damaged',
};

/**
 * Returns the lines with the charges that were changed: a line for each of their pieces, or none if it is not charged
 * any more. All other lines stay as they are, so that amounts that were edited by hand are kept.
 */
function withCharges(
  lines: readonly RequestLine[],
  before: readonly ChecklistPiece[],
  checklist: readonly ChecklistPiece[],
  random: () => number,
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
      ...newLine(random),
      name: `${CHARGE_NAMES[state]}: ${name}`,
      amount: charge,
      cause: id,
    }));
  return [...kept, ...added];
}

/** Whether a piece is back, or is no longer waited for. A damaged piece is back. */
export const isSettled = ({ state, isWrittenOff }: ChecklistPiece): boolean =>
  state === 'returned' || state === 'damaged' || isWrittenOff;

/** A number of units of an item that are out until the same day, '' if they are still out. */
export interface UnitGroup {
  backOn: Day;
  quantity: number;
}

type Returned = Pick<RentalRequest, 'status' | 'to' | 'checklist' | 'returnedOn'>;

/**
 * Groups the units of an item by the day on which they came back: those that are still out first, then by day. A unit is
 * back when all of its pieces are in or written off. If the request was returned, every unit is, on its last day if the
 * day of return is not known.
 */
export function unitGroups(
  { status, to, checklist, returnedOn }: Returned,
  { id, quantity }: Pick<RequestItem, 'id' | 'quantity'>,
): UnitGroup[] {
  const returned = status === 'returned' ? returnedOn || to : '';
  // Most requests of a report have no checklist.
  if (checklist.length === 0) return [{ backOn: returned, quantity }];
  const lastDays = new Map<number, Day>();
  if (isOut({ status }) || status === 'returned')
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

/** What was entered about a piece that came back, or did not. */
export type TakenPiece = Pick<ChecklistPiece, 'id' | 'state' | 'note' | 'charge'>;

/** The fields that a return changes. */
type ReturnFields = Pick<RentalRequest, 'status' | 'checklist' | 'lines'>;

/** Returns the checklist. If the request was returned, every piece came back with it, or is no longer waited for. */
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

/** Returns the fields of a request with this checklist. The day of the return comes with the step to its status. */
function withReturns(
  request: RentalRequest,
  checklist: ChecklistPiece[],
  random: () => number,
): ReturnFields {
  const lines = withCharges(request.lines, request.checklist, checklist, random);
  const expected = expectedPieces({ ...request, checklist });
  if (expected.length > 0 && expected.every(isSettled))
    return { status: 'returned', checklist, lines };
  const hasStarted = checklist.some(({ state }) => state !== '');
  return { status: hasStarted ? 'partlyReturned' : 'collected', checklist, lines };
}

/** Returns a piece after it was taken back. @param isReturned whether the request was returned before */
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

/**
 * Returns the fields of a request after pieces were taken back. Pieces that are not named stay as they are. A charge for
 * a missing or damaged piece becomes a line; taking back again changes that line instead of adding one. A request that
 * was returned stays returned: its missing pieces are not expected any more.
 */
export function takeBack(
  request: RentalRequest,
  taken: readonly TakenPiece[],
  today: Day,
  random: () => number,
): ReturnFields {
  const byId = new Map(taken.map((piece) => [piece.id, piece]));
  const isReturned = request.status === 'returned';
  const checklist = knownPieces(request).map((piece) => {
    const entered = byId.get(piece.id);
    if (!entered || (isReturned && entered.state === '')) return piece;
    return takenPiece(piece, entered, isReturned, today);
  });
  return withReturns(request, checklist, random);
}

/** Returns the fields of a request whose missing pieces are no longer waited for, so that everything is back. */
export function writeOffRest(
  request: RentalRequest,
  today: Day,
  random: () => number,
): ReturnFields {
  const known = knownPieces(request);
  const expected = new Set(expectedPieces({ ...request, checklist: known }));
  const checklist = known.map((piece): ChecklistPiece => {
    if (isSettled(piece) || !expected.has(piece)) return piece;
    return { ...piece, state: 'missing', stateOn: today, isWrittenOff: true };
  });
  return withReturns(request, checklist, random);
}

/** Returns the IDs of holds for a number of groups: the known ones first. */
export function idsForGroups(
  ids: readonly string[],
  count: number,
  random: () => number,
): string[] {
  if (ids.length >= count) return ids as string[];
  const added = Array.from({ length: count - ids.length }, () => newId('hold-', random));
  return [...ids, ...added];
}
