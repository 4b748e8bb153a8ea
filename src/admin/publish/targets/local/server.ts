import { PUBLISH_PATH } from '@/domain/links/adminPaths';

/** Path of the local server for publications. */
export const PUBLISH_ENDPOINT = '/api/publish';
/** Timeout in ms of a publication, which waits for the pages of the previous one. */
export const TIMEOUT_MS = 180_000;
/** Timeout in ms of other requests, which are answered immediately unless the computer is busy building pages. */
export const RESPONSE_TIMEOUT_MS = 10_000;

export const SERVER_UNREACHABLE =
  'The local server does not answer. Is it still running? Start it with npm start and try again.';
export const WRONG_HOST =
  'Publishing works on the computer that runs the website: open it at http://localhost there.';

/**
 * Returns the token that the local server adds to a page for its own computer; undefined on other computers.
 * @throws TypeError if there is no response, DOMException after the timeout
 */
export async function fetchPublishToken(): Promise<string | undefined> {
  const response = await fetch(PUBLISH_PATH, {
    headers: { Accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  // Not parsed as HTML, because the content security policy requires trusted types for that.
  return /<meta name="publish-token" content="([^"]+)">/.exec(await response.text())?.[1];
}
