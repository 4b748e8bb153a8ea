import { useSyncExternalStore } from 'react';

/** Scroll distance in px from which the page counts as scrolled. */
const THRESHOLD = 24;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Returns whether the page is scrolled away from its top. False in prerendered HTML. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
}
