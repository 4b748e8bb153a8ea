import { newLine } from '../positions';
import type { ChecklistPiece, PieceState, RequestLine } from '../schema';

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
export function withCharges(
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
