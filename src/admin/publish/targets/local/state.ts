import * as v from 'valibot';
import {
  PUBLISH_ENDPOINT,
  RESPONSE_TIMEOUT_MS,
  SERVER_UNREACHABLE,
  fetchPublishToken,
  TIMEOUT_MS,
} from './server';

const stateSchema = v.object({ trouble: v.optional(v.string()), notes: v.array(v.string()) });

/** The state that the local server reports. */
export interface LocalState {
  /** Why published changes are not live. */
  trouble?: string;
  /** What has to be checked after a crash, in sentences. */
  notes: string[];
}

async function readReply(response: Response): Promise<LocalState> {
  const { trouble, notes } = v.parse(stateSchema, await response.json());
  return { ...(trouble !== undefined && { trouble }), notes };
}

/** Reads the problems of the local server; empty if it does not respond. Never throws. */
export async function readLocalState(): Promise<LocalState> {
  try {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    return await readReply(await fetch(PUBLISH_ENDPOINT, { cache: 'no-store', signal }));
  } catch {
    return { notes: [] };
  }
}

/** Asks the local server to rebuild the pages that could not be rebuilt. Never throws. */
export async function retryRebuild(): Promise<LocalState> {
  try {
    const token = await fetchPublishToken();
    const response = await fetch(`${PUBLISH_ENDPOINT}/rebuild`, {
      method: 'POST',
      headers: { 'X-Publish-Token': token ?? '' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readReply(response);
  } catch {
    return { trouble: SERVER_UNREACHABLE, notes: [] };
  }
}
