import { removeEntry } from './browserStorage';

/** Entry in session storage: the credential for GitHub, where the administrator asked to keep it in this tab. */
export const TOKEN_KEY = 'githubToken';

/** Removes a kept credential from this tab. Never throws. */
export function forgetToken(): void {
  removeEntry('session', TOKEN_KEY);
}
