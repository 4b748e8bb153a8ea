import { useMemo } from 'react';
import type { RentalRequest } from '@/domain/rental/schema';
import { unitSlots, withUnitPieces } from '@/domain/rental/units/chosenUnits';
import { unitText } from '@/domain/rental/units/codes';
import { formatCount } from '@/domain/text/formatNumber';
import { useRequestsSelector } from '../store/hooks';
import { selectHasUnits, selectUnitIndex } from '../store/unitSelectors';

export function useUnitPieces(request: RentalRequest) {
  const hasUnits = useRequestsSelector(selectHasUnits);
  return useMemo(() => {
    const listed = withUnitPieces(request, hasUnits);
    const slots = unitSlots(request, hasUnits);
    const open = slots.filter(({ piece }) => piece.unitId === '').length;
    return { listed, slots, openText: open > 0 ? `${formatCount(open, 'unit')} open` : '' };
  }, [request, hasUnits]);
}

/** '' for a piece without a unit. */
export function useUnitText(): (unitId: string) => string {
  const { byId } = useRequestsSelector(selectUnitIndex);
  return (unitId) => unitText(byId.get(unitId));
}
