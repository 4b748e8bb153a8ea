import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves focus to `fallback` when the focused control is removed, so that focus does not fall back
 * to `body`. Spread the returned handlers on an element that contains both.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const lastFocused = focused.current;
    if (lastFocused === null || lastFocused.isConnected) return;
    focused.current = null;
    // React does not dispatch `blur` for an element that it removes, so the ref still points to the
    // removed element.
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
