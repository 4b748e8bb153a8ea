import * as v from 'valibot';
import { storeProblem, type StoreProblem } from '../../../file-store/fileStore';
import { localStore, postLocally, RESPONSE_TIMEOUT_MS } from '../../../file-store/localStore';
import { LOCAL_ENDPOINT } from '../../../file-store/localStore';
import { storeErrorText } from '../../../file-store/messages';
import type { PublishTarget } from '../../publishTarget';

const stateSchema = v.object({ rebuildError: v.optional(v.string()) });

async function problemIn(response: Response): Promise<StoreProblem | undefined> {
  const { rebuildError: words } = v.parse(stateSchema, await response.json());
  return words === undefined ? undefined : { code: 'protected', words };
}

/**
 * Returns why published changes are not live; undefined if the local server has no problem.
 * @throws TypeError if there is no response, DOMException after the timeout, ValiError if the response is invalid
 */
export async function fetchLocalProblem(): Promise<StoreProblem | undefined> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  return problemIn(await fetch(LOCAL_ENDPOINT, { cache: 'no-store', signal }));
}

/** Asks the local server to rebuild the pages that could not be rebuilt. Never throws. */
export async function retryRebuild(): Promise<StoreProblem | undefined> {
  try {
    return await problemIn(await postLocally('/rebuild'));
  } catch (error) {
    return storeProblem(error);
  }
}

/** Explains why the local server could not do something, and what to do, in sentences. Never throws. */
export const localErrorText = (problem: StoreProblem): string => storeErrorText(problem, undefined);

/** The target for the server of `npm start` and `npm run dev`, on this computer only. */
export const localTarget: PublishTarget = {
  openStore: () => localStore('site'),
  async deploymentFailure(): Promise<StoreProblem | undefined> {
    try {
      return await fetchLocalProblem();
    } catch (error) {
      // A busy server may still build the pages.
      const isBusy = error instanceof DOMException && error.name === 'TimeoutError';
      return isBusy ? undefined : { code: 'offline' };
    }
  },
  retryDeployment: retryRebuild,
  explain: localErrorText,
  history: { explain: localErrorText },
};
