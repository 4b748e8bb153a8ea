import type { WriteOutcome } from '@/api/storage/browserStorage';
import {
  removeCredential,
  saveCredential,
  storedCredential,
} from '@/api/storage/publishCredential';
import type { GithubFailure } from './githubError';
import { tabState, updateTabState, type Connection } from './tabState';

/** Restores a credential that was stored for reloads. Never throws. */
export function restoreConnection(): void {
  if (tabState().connection) return;
  const { token, expires } = storedCredential() ?? {};
  if (typeof token === 'string')
    updateTabState({ connection: { token, ...(typeof expires === 'string' && { expires }) } });
}

/**
 * Sets the credential of this tab.
 * @param isStored whether it is also stored for reloads
 * @returns the result of storing; also `stored` if that was not requested
 */
export function connect(connection: Connection, isStored: boolean): WriteOutcome {
  removeCredential();
  const outcome = isStored ? saveCredential({ ...connection }) : 'stored';
  updateTabState({ connection, rejection: undefined });
  return outcome;
}

/**
 * Removes the credential from memory and storage.
 * @param rejection why GitHub rejected it
 */
export function disconnect(rejection?: GithubFailure): void {
  removeCredential();
  updateTabState({ connection: undefined, rejection });
}
