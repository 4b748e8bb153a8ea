/** Called when a part could not be loaded, before its failure is thrown; may take the page away. */
export type ImportFailureHandler = () => Promise<void>;

let handleLost: ImportFailureHandler = () => Promise.resolve();

/** Says what is tried once a part could not be loaded (the application: see `app/staleChunk`). */
export function setImportFailureHandler(handler: ImportFailureHandler): void {
  handleLost = handler;
}

/** ms until a part is tried again without a connection: some browsers report none where there is one. */
const OFFLINE_MS = 30_000;

const isOffline = () => !(globalThis.navigator?.onLine ?? true);

/** Resolves when there is a connection again, after 30 s at the latest, and at once where none is missing. */
function whenOnline(): Promise<void> {
  if (!isOffline()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, OFFLINE_MS);
    window.addEventListener('online', end);
  });
}

/** Never settles: somebody else answers for the failure (they cancelled `vite:preloadError`). */
const never = new Promise<never>(() => undefined);

async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  await whenOnline();
  try {
    return await attempt();
  } catch (error) {
    // A failure without a connection says nothing about the part.
    if (isOffline()) return retry(attempt);
    await handleLost();
    throw error;
  }
}

/**
 * Runs a dynamic import, once more after a failure; without a connection it waits for one. Every
 * failure has raised Vite's cancelable `vite:preloadError` by then: where that was cancelled, the part
 * stays on its way.
 * @throws what the second try threw, when the lost-part handler could not help
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const attempt = async () => (await load()) ?? never;
  try {
    return await attempt();
  } catch {
    return retry(attempt);
  }
}
