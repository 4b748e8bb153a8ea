/** Called when a part could not be loaded, before the error is thrown. May reload the page. */
type ImportFailureHandler = () => Promise<void>;

let handleFailure: ImportFailureHandler = () => Promise.resolve();

/** Sets the handler for parts that could not be loaded (in the application: `src/app/boot/staleChunk.ts`). */
export function setImportFailureHandler(handler: ImportFailureHandler): void {
  handleFailure = handler;
}

/**
 * Retry interval in ms while offline, because some browsers wrongly report that they are
 * offline.
 */
const OFFLINE_MS = 30_000;

const isOffline = () => !(globalThis.navigator?.onLine ?? true);

/**
 * Resolves when the browser is online: immediately if it is, otherwise after 30 s at the
 * latest.
 */
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

/**
 * Never settles. Used if a listener has cancelled `vite:preloadError` and handles the failure
 * itself.
 */
const never = new Promise<never>(() => undefined);

/** Time in ms after which an attempt without a response counts as failed. */
const ATTEMPT_LIMIT_MS = 20_000;

/**
 * Limits how long one attempt to load something may take.
 * @throws Error if it does not settle within 20 s
 */
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

/**
 * Runs a dynamic import and retries once after a failure, or waits for a connection while
 * offline. An import without a response for 20 s has failed too. Every failure has dispatched Vite's cancelable `vite:preloadError`. If a listener
 * cancels it, the promise stays pending.
 * @throws the error of the second attempt if the failure handler returns
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const attempt = async () => (await withLimit(load())) ?? never;
  try {
    return await attempt();
  } catch {
    return retry(attempt);
  }
}
