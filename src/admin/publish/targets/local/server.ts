import * as v from 'valibot';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';

/** Path of the local server for publications. */
const PUBLISH_ENDPOINT = '/api/publish';
/** Timeout in ms of a publication, which waits for the pages of the previous one. */
export const TIMEOUT_MS = 180_000;
/** Timeout in ms of other requests, which are answered immediately unless the computer is busy building pages. */
const RESPONSE_TIMEOUT_MS = 10_000;

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

const stateSchema = v.object({
  rebuildError: v.optional(v.string()),
  notes: v.optional(v.array(v.string()), []),
});

/** The state that the local server reports. */
export interface LocalState {
  /** Why published changes are not live. */
  failure?: LocalFailure;
  /** Why an interrupted publication could not be undone, in sentences. */
  notes: string[];
}

async function stateIn(response: Response): Promise<LocalState> {
  const { rebuildError: message, notes } = v.parse(stateSchema, await response.json());
  return { notes, ...(message !== undefined && { failure: { code: 'serverError', message } }) };
}

/**
 * Loads the state of the local server.
 * @throws TypeError if there is no response, DOMException after the timeout, ValiError if the response is invalid
 */
export async function fetchLocalState(): Promise<LocalState> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  return stateIn(await fetch(PUBLISH_ENDPOINT, { cache: 'no-store', signal }));
}

/** Asks the local server to rebuild the pages that could not be rebuilt. Never throws. */
export async function retryRebuild(): Promise<LocalState> {
  try {
    const response = await askLocalServer('/rebuild', { method: 'POST' }, TIMEOUT_MS);
    return response ? await stateIn(response) : { failure: { code: 'wrongHost' }, notes: [] };
  } catch {
    return { failure: { code: 'unreachable' }, notes: [] };
  }
}
