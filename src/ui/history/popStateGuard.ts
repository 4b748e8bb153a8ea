type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

/** Call it before the router is mounted: listeners on `window` run in the order of registration. */
export function installPopStateGuard(): void {
  window.addEventListener('popstate', (event) => guards.forEach((guard) => guard(event)));
}

/** Adds a guard, which runs for every `popstate` before the router and may stop it. @returns a cleanup function */
export function addPopStateGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
