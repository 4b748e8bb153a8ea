import { useCallback, useRef } from 'react';
import { useStore } from 'react-redux';
import type { DraftsRootState } from '../drafts/draftsReducer';

/**
 * Duplicating: a copy that could not be stored is in this tab's memory, and pressing again stores that one
 * instead of making another.
 * @param put saves the copy; gives whether it was stored
 */
export function useDuplicateOnce<T extends { id: string }>(put: (copy: T) => Promise<boolean>) {
  const store = useStore<DraftsRootState>();
  const owed = useRef<{ of: string; copy: T } | null>(null);
  const latest = useRef(put);
  latest.current = put;
  return useCallback(
    async (record: T, make: () => T): Promise<boolean> => {
      const isOwed = store.getState().drafts.keeping.status === 'memory';
      const last = isOwed && owed.current?.of === record.id ? owed.current.copy : undefined;
      const copy = last ?? make();
      const isStored = await latest.current(copy);
      owed.current = isStored ? null : { of: record.id, copy };
      return isStored;
    },
    [store],
  );
}
