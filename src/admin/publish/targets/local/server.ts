import { PUBLISH_PATH } from '@/domain/links/adminPaths';

/** Path of the local server for publications. */
export const PUBLISH_ENDPOINT = '/api/publish';
/** Timeout in ms of a publication, which waits for the pages of the previous one. */
export const TIMEOUT_MS = 180_000;
/** Timeout in ms of other requests, which are answered immediately unless the computer is busy building pages. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/** Why the local server could not do something. */
export type LocalFailure =
  /** `unreachable`: no response; `wrongHost`: the page was opened on another computer; `invalidResponse` */
  | { code: 'unreachable' | 'wrongHost' | 'invalidResponse' }
  /** The server reports an error, in sentences. */
  | { code: 'serverError'; message: string }
  /** The content of a publication was not stored, or is damaged. */
  | { code: 'notStored' | 'damagedVersion' }
  /** Some publications could not be read. */
  | { code: 'damagedEntries'; count: number };

/** Returns the token that the local server adds to a page for its own computer; undefined on other computers. */
async function fetchPublishToken(): Promise<string | undefined> {
  const response = await fetch(PUBLISH_PATH, {
    headers: { Accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  // Not parsed as HTML, because the content security policy requires trusted types for that.
  return /<meta name="publish-token" content="([^"]+)">/.exec(await response.text())?.[1];
}

/**
 * Sends a request that requires the token.
 * @returns undefined on another computer
 * @throws TypeError if there is no response, DOMException after the timeout
 */
export async function askLocalServer(
  path: string,
  init: RequestInit = {},
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<Response | undefined> {
  const token = await fetchPublishToken();
  if (!token) return undefined;
  const headers = { 'Content-Type': 'application/json', 'X-Publish-Token': token };
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(PUBLISH_ENDPOINT + path, { ...init, headers, cache: 'no-store', signal });
}
