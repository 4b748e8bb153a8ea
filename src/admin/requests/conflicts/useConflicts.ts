import { useMemo } from 'react';
import { findConflicts, type StockConflict } from '@/domain/rental/stock/conflicts';
import type { RentalRequest } from '@/domain/rental/schema';
import { useRequestsSelector } from '../store/hooks';
import { useCurrentDay } from '../../layout/useCurrentDay';
import { selectStock } from '../store/stockSelectors';

/** Returns the conflicts of a request. Edits of other fields do not search them again. */
export function useConflicts({ status, items, from, to }: RentalRequest): StockConflict[] {
  const today = useCurrentDay();
  const stock = useRequestsSelector((state) => selectStock(state, today));
  return useMemo(
    () => findConflicts({ status, items, from, to }, stock),
    [status, items, from, to, stock],
  );
}
