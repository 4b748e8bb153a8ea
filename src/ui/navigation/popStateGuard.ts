type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/**
 * Hears of Back and Forward before the router does: called once, before the router is mounted. Listeners
 * of the window are called in their order, captured or not; a wing that comes later would come too late.
 */
export function installPopStateGuard(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Lets a wing that is loaded later look at every `popstate` first, and stop it; returns how to end that. */
export function addPopStateGuard(next: Guard): () => void {
  guard = next;
  return () => {
    guard = undefined;
  };
}
