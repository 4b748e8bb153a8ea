import { expectedPieces } from './handover';
import { formatMoney } from './money';
import { quoteDates } from './requestTexts';
import type { RentalRequest } from './schema';

/** Items with their units, dates and deposit, a line each. @param unitTextOf '' without a unit */
export function signedText(request: RentalRequest, unitTextOf: (unitId: string) => string): string {
  const pieces = expectedPieces(request);
  const items = request.items.map(({ id, name, quantity }) => {
    const units = pieces
      .filter(({ itemId }) => itemId === id)
      .map(({ unitId }) => unitTextOf(unitId))
      .filter(Boolean);
    return `${quantity} × ${name}${units.length > 0 ? ` (${units.join('; ')})` : ''}`;
  });
  const deposit = request.deposit > 0 ? [`Deposit: ${formatMoney(request.deposit)}`] : [];
  return [...items, `Rental dates: ${quoteDates(request)}`, ...deposit].join('\n');
}
