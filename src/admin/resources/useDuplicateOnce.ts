import { useCallback, useRef } from 'react';
import { useAdminStore } from '../store/hooks';

/**
 * Duplicates a record. A copy that could not be stored is in the memory of this tab. Pressing again
 * stores that copy instead of creating another.
 * @param put saves the copy; resolves to whether it was stored
 */
export function useDuplicateOnce<T extends { id: string }>(put: (copy: T) => Promise<boolean>) {
  const store = useAdminStore();
  const owed = useRef<{ of: string; copy: T } | null>(null);
  const latest = useRef(put);
  latest.current = put;
  return useCallback(
    async (record: T, make: () => T): Promise<boolean> => {
      const isOwed = store.getState().drafts.status.storage === 'memory-only';
      const last = isOwed && owed.current?.of === record.id ? owed.current.copy : undefined;
      const copy = last ?? make();
      const isStored = await latest.current(copy);
      owed.current = isStored ? null : { of: record.id, copy };
      return isStored;
    },
    [store],
  );
}
