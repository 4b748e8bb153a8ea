import { useEffect, useRef } from 'react';
import { sameJson } from '@/domain/text/sameJson';

/**
 * Lets a form follow its record where that is saved meanwhile: by the form itself, by Undo, in another tab.
 * @param start the record as the form shows it
 * @param rebase of the form: takes over what has not been typed into since `from`
 */
export function useRebaseOnChange<T>(start: T, rebase: (to: T, from: T) => void): void {
  const known = useRef(start);
  useEffect(() => {
    if (sameJson(known.current, start)) return;
    rebase(start, known.current);
    known.current = start;
  }, [start, rebase]);
}
