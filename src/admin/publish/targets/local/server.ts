import { PUBLISH_PATH } from '@/domain/links/adminPaths';

/** Where the local server takes publications. */
export const PUBLISH_ENDPOINT = '/api/publish';
/** ms; a publication waits for the pages of the one before it. */
export const TIMEOUT_MS = 180_000;
/** ms; anything else is answered at once, unless the computer is busy making pages. */
export const RESPONSE_TIMEOUT_MS = 10_000;

export const SERVER_UNREACHABLE =
  'The local server does not answer. Is it still running? Start it with npm start and try again.';
export const WRONG_HOST =
  'Publishing works on the computer that runs the website: open it at http://localhost there.';

/**
 * The token that the local server prints into a page for its own computer; undefined anywhere else.
 * @throws TypeError where nobody answers, DOMException where that takes too long
 */
export async function fetchPublishToken(): Promise<string | undefined> {
  const response = await fetch(PUBLISH_PATH, {
    headers: { Accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  // Not parsed as HTML: the policy of the page requires trusted types for that.
  return /<meta name="publish-token" content="([^"]+)">/.exec(await response.text())?.[1];
}
