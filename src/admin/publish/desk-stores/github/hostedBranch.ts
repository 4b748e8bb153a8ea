import { parseGithubBranch, type GithubBranch } from '../../../file-store/places';

/** A branch of a private repository. */
export type HostedBranch = GithubBranch;

/** Returns the branch that a build setting names; undefined if it names none. */
export const parseHostedBranch = (setting: string): HostedBranch | undefined =>
  parseGithubBranch(setting);

/** Origins to which the pages connect. */
export const HOST_ORIGINS = ['https://api.github.com'];
