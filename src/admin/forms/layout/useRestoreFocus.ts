import { useLayoutEffect, useRef } from 'react';

/** Gives the keyboard back to the control that had it before work on it disabled it, unless it has gone elsewhere. */
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
