import { useCallback, useMemo } from 'react';
import type { RentalRequest, Unit } from '@/domain/rental/schema';
import { unitSlots, withUnitPieces } from '@/domain/rental/units/chosenUnits';
import { unitText } from '@/domain/rental/units/codes';
import type { ScanOffer } from '@/domain/rental/units/scan';
import { formatCount } from '@/domain/text/formatNumber';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectHasUnits, selectUnitIndex } from '../store/unitSelectors';
import { acceptOffer, scanToPack } from './handoverThunks';

export function useUnitPieces(request: RentalRequest) {
  const hasUnits = useRequestsSelector(selectHasUnits);
  return useMemo(() => {
    const listed = withUnitPieces(request, hasUnits);
    const slots = unitSlots(listed, hasUnits);
    const open = slots.filter(({ piece }) => piece.unitId === '').length;
    return { listed, slots, openText: open > 0 ? `${formatCount(open, 'unit')} open` : '' };
  }, [request, hasUnits]);
}

/** '' for a piece without a unit. */
export function useUnitText(): (unitId: string) => string {
  const { byId } = useRequestsSelector(selectUnitIndex);
  return (unitId) => unitText(byId.get(unitId));
}

export function useScanToPack(reference: string) {
  const dispatch = useRequestsDispatch();
  return {
    onScan: useCallback(
      (typed: string | Unit) => dispatch(scanToPack(reference, typed)),
      [dispatch, reference],
    ),
    onAccept: (offer: ScanOffer) => dispatch(acceptOffer(reference, offer)),
  };
}
