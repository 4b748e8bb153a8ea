import type { DeskStoreFailure } from '../../deskStore';

/** What happened at the host, and what to do. */
export const HOST_FAILURES: Record<
  Extract<DeskStoreFailure, 'token' | 'permission' | 'missing' | 'public' | 'tooMany' | 'limited'>,
  string
> = {
  token:
    'GitHub rejected the token. It may be mistyped, revoked or expired. Create a new one for the repository of the desk and enter it.',
  permission:
    'The token may not write to the repository of the desk. Create one with the permission “Contents: Read and write” and enter it.',
  missing:
    'The repository of the desk or its branch was not found. Create them again on GitHub, then use “New passphrase” on a linked device to write everything again.',
  public:
    'The repository of the desk is public, so nothing was saved. Make it private in its settings on GitHub.',
  tooMany:
    'The repository of the desk has more files than GitHub lists, so nothing was saved. Create a new private repository, set VITE_DESK_STORE to it, choose “Unlink this device”, then “Keep an encrypted copy”.',
  limited: 'GitHub accepts no more requests for a while. It is tried again by itself.',
};

/** What a rate limit means. @param at the time at which it ends */
export const limitedText = (at: string): string =>
  `GitHub accepts the next copy at ${at}. It is saved by itself then.`;

/** The field for the token, and what it needs. */
export const HOST_TOKEN = {
  label: 'GitHub token of the desk',
  hint: 'A fine-grained token for the repository of the desk alone, with the permission “Contents: Read and write”. This device keeps it encrypted.',
};

/** How the token of a lost device is revoked. */
export const REVOKE_STEPS = [
  'On GitHub, open Settings, Developer settings, Personal access tokens.',
  'Delete the token that the device used. If others use it too, create a new one.',
];

/** What the build setting must be. */
export const SETTING_FORMS = 'It must be local, or github:owner/private-repo#branch.';
