import type { TargetManifest } from '../../publishTarget';
import { parseGithubTarget, type GithubBranch } from './githubBranch';

/** A branch on GitHub, from which a host builds the website. */
export const github: TargetManifest<GithubBranch> = {
  id: 'github',
  verb: 'Publish',
  parse: parseGithubTarget,
  connectHosts: ['https://api.github.com'],
  needsOwnPassword: true,
  isHosted: true,
  isDownload: false,
};
