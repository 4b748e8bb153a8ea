import { useCallback, useLayoutEffect, useRef } from 'react';
import { pageHeading } from '@/ui/feedback/LoadingHeading';
import { topDialog } from './AdminDialogs';

/** Whether an element has lost the focus to the page, or to its dialog, which takes the focus that is lost in it. */
function isFocusLost(element: Element): boolean {
  const { activeElement } = document;
  return activeElement === null || (activeElement !== element && activeElement.contains(element));
}

/**
 * Restores the focus to a control that was disabled while busy, or else to the heading of the page. Call the returned
 * function before a fieldset is disabled, which loses the focus sooner than the effect runs.
 */
export function useRestoreFocus(isBusy: boolean): () => void {
  const last = useRef<Element | null>(null);
  const remember = useCallback(() => {
    if (document.activeElement !== document.body) last.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    if (isBusy) {
      remember();
      return;
    }
    const { current } = last;
    last.current = null;
    if (!(current instanceof HTMLElement) || !current.isConnected || !isFocusLost(current)) return;
    current.focus({ preventScroll: true });
    if (isFocusLost(current) && !topDialog()) pageHeading()?.focus({ preventScroll: true });
  }, [isBusy, remember]);
  return remember;
}
