import { useEffect, useRef } from 'react';
import { sameJson } from '@/domain/text/sameJson';

/**
 * Rebases a form when its record changes: by its own save, by Undo or in another tab.
 * @param start form values of the saved record
 * @param rebase takes over the new values in fields that are unchanged since `from`
 */
export function useRebaseOnChange<T>(start: T, rebase: (to: T, from: T) => void): void {
  const known = useRef(start);
  useEffect(() => {
    if (sameJson(known.current, start)) return;
    rebase(start, known.current);
    known.current = start;
  }, [start, rebase]);
}
