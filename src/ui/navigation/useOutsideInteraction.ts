import { useEffect, useEffectEvent, type RefObject } from 'react';

export function useOutsideInteraction(
  anchor: RefObject<Element | null>,
  isActive: boolean,
  onOutside: () => void,
): void {
  const notifyOutside = useEffectEvent(onOutside);

  useEffect(() => {
    if (!isActive) return undefined;
    const handle = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) notifyOutside();
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [anchor, isActive]);
}
