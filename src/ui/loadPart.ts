/** Called when a part could not be loaded, before its failure is thrown; may take the page away. */
export type LostPartHandler = () => Promise<void>;

let handleLost: LostPartHandler = () => Promise.resolve();

/** Says what is tried once a part could not be loaded (the application: see `app/staleChunk`). */
export function onLostPart(handler: LostPartHandler): void {
  handleLost = handler;
}

/** Resolves when there is a connection again; at once where the browser knows of none missing. */
function whenOnline(): Promise<void> {
  if (globalThis.navigator?.onLine ?? true) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Never settles: somebody else answers for the failure (they cancelled `vite:preloadError`). */
const never = new Promise<never>(() => undefined);

/**
 * Runs a dynamic import, once more after a failure; without a connection it waits for one. Every
 * failure has raised Vite's cancelable `vite:preloadError` by then (public-site.md §8): where that was
 * cancelled, the part stays on its way.
 * @throws what the second try threw, when the lost-part handler could not help (faults.md, Stale chunk)
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const attempt = async () => (await load()) ?? never;
  try {
    return await attempt();
  } catch {
    await whenOnline();
  }
  try {
    return await attempt();
  } catch (error) {
    await handleLost();
    throw error;
  }
}
