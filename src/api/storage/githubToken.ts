import { removeEntry } from './browserStorage';

/** Session storage key of the GitHub token, if the administrator chose to keep it in this tab. */
export const TOKEN_KEY = 'githubToken';

/** Removes the saved token from this tab. Never throws. */
export function forgetToken(): void {
  removeEntry('session', TOKEN_KEY);
}
