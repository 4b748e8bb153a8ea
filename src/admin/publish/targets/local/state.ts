import * as v from 'valibot';
import {
  PUBLISH_ENDPOINT,
  RESPONSE_TIMEOUT_MS,
  TIMEOUT_MS,
  askLocalServer,
  type LocalFailure,
} from './server';

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
