import { useEffect, useRef, type RefObject } from 'react';

/** While `isWanted` is true, calls `onOutside` when a press or focus is outside the anchor. */
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
