import { countDays, type Day } from '../../availability/day';
import { isSettled } from '../handover';
import type { Amount } from '../money';
import { isConfirmed } from '../requestSteps';
import type { ChecklistPiece, RentalRequest } from '../schema';

/** A rental of a unit, without what is personal but the note. */
export interface UnitRental extends Pick<ChecklistPiece, 'state' | 'note' | 'charge'> {
  ref: string;
  from: Day;
  /** The day on which it came back, or should. */
  to: Day;
  isOut: boolean;
  days: number;
  /** Its share of what the request brings in, without tax. */
  revenue: Amount;
}

/**
 * Returns the rentals on which a unit went out, the latest first.
 * @param shareOf what an item of a request brings in
 */
export function unitHistory(
  unitId: string,
  requests: readonly RentalRequest[],
  shareOf: (request: RentalRequest, itemIndex: number) => Amount,
  today: Day,
): UnitRental[] {
  const rentals = requests.flatMap((request) => {
    const { ref, status, from, checklist, items } = request;
    if (!isConfirmed(request) || status === 'confirmed') return [];
    return checklist.flatMap((piece): UnitRental[] => {
      if (piece.unitId !== unitId) return [];
      const { itemId, stateOn, state, note, charge } = piece;
      const at = items.findIndex(({ id }) => id === itemId);
      const isOut = status !== 'returned' && !isSettled(piece);
      const to = (isSettled(piece) && stateOn) || request.returnedOn || request.to;
      const last = isOut ? today : to;
      return [
        {
          ref,
          from,
          to,
          isOut,
          state,
          note,
          charge,
          days: from !== '' && last >= from ? countDays({ from, to: last }) : 0,
          revenue: at < 0 ? 0 : Math.floor(shareOf(request, at) / (items[at]?.quantity ?? 1)),
        },
      ];
    });
  });
  return rentals.toSorted((a, b) => (a.from < b.from ? 1 : -1));
}
