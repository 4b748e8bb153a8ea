import { withPathCache, ContentUnavailableError, type ContentSource } from './contentSource';

/** Timeout of a read in ms, because mobile connections can drop without an error. */
const READ_TIMEOUT_MS = 15_000;

async function fetchJson(path: string, url: string, cache?: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  // A missing file is final. After any other failure (HTML of a captive portal, truncated body)
  // a later read may succeed.
  if (response.status === 404) throw new ContentUnavailableError(path);
  if (!response.ok) throw new Error(url);
  return (await response.json()) as unknown;
}

/**
 * Reads `<base>/<path>` over HTTP with a timeout, and retries once if the connection drops.
 * Bypasses the browser's cache after the first `forget`.
 * @param base URL path of the data folder, `/data` on the site
 */
export function httpSource(base = '/data'): ContentSource {
  return withPathCache((path, cache) => {
    const read = () => fetchJson(path, `${base}/${path}`, cache);
    return read().catch((error: unknown) => {
      // `fetch` rejects with a TypeError if the connection drops.
      if (error instanceof TypeError) return read();
      throw error;
    });
  });
}
