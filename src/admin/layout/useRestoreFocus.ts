import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus to a control that was disabled while it was busy, unless the focus has moved
 * elsewhere.
 */
export function useRestoreFocus(isBusy: boolean): void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isBusy) {
      last.current = activeElement;
      return;
    }
    const { current } = last;
    last.current = null;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected)
      current.focus({ preventScroll: true });
  }, [isBusy]);
}
