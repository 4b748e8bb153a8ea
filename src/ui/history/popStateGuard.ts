type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

/**
 * Registers the `popstate` listener of the guards. Call it once, before the router is mounted.
 * Listeners on `window` run in order of registration, so a listener of a lazily loaded part would
 * run after the router's.
 */
export function installPopStateGuard(): void {
  window.addEventListener('popstate', (event) => guards.forEach((guard) => guard(event)));
}

/**
 * Adds a guard, which is called for every `popstate` before the router and may stop the event.
 * @returns a cleanup function
 */
export function addPopStateGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
