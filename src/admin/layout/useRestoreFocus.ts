import { useLayoutEffect, useRef } from 'react';
import { pageHeading } from '@/ui/feedback/LoadingHeading';
import { topDialog } from './AdminDialogs';

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Restores the focus to a control that was disabled while it was busy, unless the focus has moved
 * elsewhere. If the control stays disabled, the heading of the page gets the focus.
 */
export function useRestoreFocus(isBusy: boolean): void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) {
      last.current = document.activeElement;
      return;
    }
    const { current } = last;
    last.current = null;
    if (!isFocusLost() || !(current instanceof HTMLElement) || !current.isConnected) return;
    current.focus({ preventScroll: true });
    if (isFocusLost() && !topDialog()) pageHeading()?.focus({ preventScroll: true });
  }, [isBusy]);
}
