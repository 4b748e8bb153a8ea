import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Moves focus when the focused control is removed. Spread the handlers on an element around it and `fallback`. */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const lastFocused = focused.current;
    if (lastFocused === null || lastFocused.isConnected) return;
    focused.current = null;
    // React dispatches no `blur` for an element that it removes, so the ref still points to it.
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
