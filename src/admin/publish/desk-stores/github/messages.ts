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
    'The repository of the desk or its branch was not found with this token. If it exists, enter another token. If it does not, create it on GitHub with a README file. On a linked device, “Devices and copies” lists the steps that save everything again.',
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

/** How everything is saved again after the repository was deleted. */
export const missingSteps = (repository: string, branch: string): readonly string[] => [
  `On GitHub, create the private repository ${repository} with a README file on the branch ${branch}. For another name, ask the person who set up the website to change VITE_DESK_STORE first.`,
  'Create a token for it, and enter it above.',
  'Choose “New passphrase” below to save all requests of this device in it.',
  'Link your other devices again with the new passphrase: changes that are only on them are added then.',
];

/** How the token of a lost device is revoked. */
export const REVOKE_STEPS = [
  'On GitHub, open Settings, Developer settings, Personal access tokens.',
  'Delete the token that the device used. If others use it too, create a new one.',
];

/** What the build setting must be. */
export const SETTING_FORMS = 'It must be local, or github:owner/private-repo#branch.';
