/** Called when a part could not be loaded, before the error is thrown. May reload the page. */
type ImportFailureHandler = () => Promise<void>;

let handleFailure: ImportFailureHandler = () => Promise.resolve();

/** Sets the handler for parts that could not be loaded (in the application: `src/app/boot/staleChunk.ts`). */
export function setImportFailureHandler(handler: ImportFailureHandler): void {
  handleFailure = handler;
}

/** Retry interval in ms while offline, because some browsers wrongly report that they are offline. */
const OFFLINE_MS = 30_000;

const isOffline = () => !(globalThis.navigator?.onLine ?? true);

/** Resolves immediately if the browser is online, otherwise after 30 s at the latest. */
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

/** Used when a listener has cancelled `vite:preloadError` and handles the failure itself. */
const never = new Promise<never>(() => undefined);

/** Time in ms after which an attempt without a response counts as failed. */
const ATTEMPT_LIMIT_MS = 20_000;

/** @throws Error if the work does not settle within 20 s */
export function withLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('Part of the page did not arrive in time.'));
    const timer = setTimeout(late, ATTEMPT_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  await whenOnline();
  try {
    return await attempt();
  } catch (error) {
    // A failure while offline does not mean that the part is missing.
    if (isOffline()) return retry(attempt);
    await handleFailure();
    throw error;
  }
}

/** Retries once, or waits while offline. Pending if a `vite:preloadError` listener cancels. @throws the second error */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const attempt = async () => (await withLimit(load())) ?? never;
  try {
    return await attempt();
  } catch {
    return retry(attempt);
  }
}
