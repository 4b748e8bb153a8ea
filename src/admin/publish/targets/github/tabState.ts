import * as v from 'valibot';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import {
  removeCredential,
  saveCredential,
  storedCredential,
} from '@/api/storage/publishCredential';
import { createValueStore } from '@/api/valueStore';
import type { GithubFailure } from './messages';

const connectionSchema = v.object({
  token: v.string(),
  /** What GitHub called the repository when the token was entered, such as `owner/repo`. */
  name: v.exactOptional(v.string()),
  /** Date without time, as entered by the administrator for the expiry warning. */
  expires: v.exactOptional(v.string()),
});

export type Connection = v.InferOutput<typeof connectionSchema>;

interface TabState {
  connection?: Connection;
  /** Why GitHub rejected the last credential. */
  rejection?: GithubFailure;
  /** End of GitHub’s rate limit in ms since 1970, while a request waits for it. */
  limitedUntil?: number;
}

export const {
  read: tabState,
  update: updateTabState,
  subscribe: subscribeToTabState,
  use: useTabState,
} = createValueStore<TabState>({});

/** Restores a credential that was stored for reloads. Never throws. */
export function restoreConnection(): void {
  if (tabState().connection) return;
  const stored = v.safeParse(connectionSchema, storedCredential());
  if (stored.success) updateTabState({ connection: stored.output });
}

/** `isStored`: whether it is also stored for reloads. Returns `stored` if that was not requested. */
export function connect(connection: Connection, isStored: boolean): WriteOutcome {
  removeCredential();
  const outcome = isStored ? saveCredential({ ...connection }) : 'stored';
  updateTabState({ connection, rejection: undefined });
  return outcome;
}

/** Removes the credential from memory and storage. `rejection`: why GitHub rejected it. */
export function disconnect(rejection?: GithubFailure): void {
  removeCredential();
  updateTabState({ connection: undefined, rejection });
}

let controller = new AbortController();

/** Cancels all requests, including those that wait for the end of a rate limit. */
export function cancelRequests(): void {
  controller.abort();
  controller = new AbortController();
}

export function cancelSignal(): AbortSignal {
  return controller.signal;
}
