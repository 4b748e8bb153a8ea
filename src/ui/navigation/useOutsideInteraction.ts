import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when a press or focus goes elsewhere, as long as it is wanted. */
export function useOutsideInteraction(
  anchor: RefObject<Element | null>,
  isWanted: boolean,
  onOutside: () => void,
): void {
  const latest = useRef(onOutside);
  latest.current = onOutside;

  useEffect(() => {
    if (!isWanted) return undefined;
    const handle = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [anchor, isWanted]);
}
