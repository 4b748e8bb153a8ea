import type { TargetManifest } from '../../publishTarget';
import { parseGithubBranch, type GithubBranch } from '../../../file-store/places';

/** A branch on GitHub, from which a host builds the website. */
export const github: TargetManifest<GithubBranch> = {
  id: 'github',
  verb: 'Publish',
  parse: parseGithubBranch,
  connectHosts: ['https://api.github.com'],
  needsOwnPassword: true,
  isHosted: true,
  isDownload: false,
};
