type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/**
 * Registers the `popstate` listener of the guard. Call it once, before the router is mounted.
 * Listeners on `window` run in order of registration, so a listener of a lazily loaded part would
 * run after the router's.
 */
export function installPopStateGuard(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/**
 * Sets the guard, which is called for every `popstate` before the router and may stop the event.
 * There is one guard at a time.
 * @returns a cleanup function
 */
export function addPopStateGuard(next: Guard): () => void {
  guard = next;
  return () => {
    guard = undefined;
  };
}
