import * as v from 'valibot';
import type { StoreProblem } from '../../../file-store/fileStore';
import {
  LOCAL_ENDPOINT,
  localStore,
  postLocally,
  RESPONSE_TIMEOUT_MS,
} from '../../../file-store/localStore';
import { storeErrorText } from '../../../file-store/messages';
import type { PublishTarget } from '../../publishTarget';

const stateSchema = v.object({ rebuildError: v.optional(v.string()) });

const explain = (problem: StoreProblem): string => storeErrorText(problem, undefined);

/** The target for the server of `npm start` and `npm run dev`, on this computer only. */
export const localTarget: PublishTarget = {
  openStore: () => localStore('site'),
  async deploymentFailure(): Promise<StoreProblem | undefined> {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    try {
      const response = await fetch(LOCAL_ENDPOINT, { cache: 'no-store', signal });
      const { rebuildError: words } = v.parse(stateSchema, await response.json());
      return words === undefined ? undefined : { code: 'protected', words };
    } catch (error) {
      // A busy server may still build the pages.
      const isBusy = error instanceof DOMException && error.name === 'TimeoutError';
      return isBusy ? undefined : { code: 'offline' };
    }
  },
  retryDeployment: () =>
    postLocally('/rebuild').then(
      () => undefined,
      () => undefined,
    ),
  explain,
  history: { explain },
};
