import { useMemo } from 'react';
import { findConflicts, type Conflict } from '@/domain/rental/stock/conflicts';
import type { RentalRequest } from '@/domain/rental/schema';
import { useDeskSelector } from '../store/hooks';
import { useToday } from '../useToday';
import { selectStock } from './stockSelectors';

/** Returns the conflicts of a request. Edits of other fields do not search them again. */
export function useConflicts({ status, items, from, to }: RentalRequest): Conflict[] {
  const today = useToday();
  const stock = useDeskSelector((state) => selectStock(state, today));
  return useMemo(
    () => findConflicts({ status, items, from, to }, stock),
    [status, items, from, to, stock],
  );
}
