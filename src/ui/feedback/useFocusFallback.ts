import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps focus when the control that had it disappears (a button of a panel that is gone): it goes to
 * the fallback instead of the top of the page. Spread the handlers on the element around both.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const last = focused.current;
    if (last === null || last.isConnected) return;
    focused.current = null;
    // React mutes blur events while it removes nodes, so a removed element is still remembered here.
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      fallback.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
