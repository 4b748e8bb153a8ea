import { withPathCache, ContentUnavailableError, type ContentSource } from './contentSource';

/** After this many ms without an answer a read counts as failed; mobile data drops silently. */
const READ_TIMEOUT_MS = 15_000;

async function fetchJson(path: string, url: string, cache?: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  // A missing file is final. Anything else (a portal's HTML, a cut body) may be gone next time.
  if (response.status === 404) throw new ContentUnavailableError(path);
  if (!response.ok) throw new Error(url);
  return (await response.json()) as unknown;
}

/**
 * Reads `<base>/<path>` over HTTP, once more after a dropped connection, never for ever; past the browser's own cache
 * after the first forget.
 * @param base URL path of the data folder, `/data` on the site
 */
export function httpSource(base = '/data'): ContentSource {
  return withPathCache((path, cache) => {
    const read = () => fetchJson(path, `${base}/${path}`, cache);
    return read().catch((error: unknown) => {
      // So fetch says that the connection dropped.
      if (error instanceof TypeError) return read();
      throw error;
    });
  });
}
