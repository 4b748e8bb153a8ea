import type { TargetManifest } from '../publishTarget';
import { GITHUB_ORIGINS, parseGithubBranch, type GithubBranch } from '../../file-store/places';

/** A branch on GitHub, from which a host builds the website. */
export const github: TargetManifest<GithubBranch> = {
  id: 'github',
  verb: 'Publish',
  parse: parseGithubBranch,
  connectHosts: GITHUB_ORIGINS,
  needsOwnPassword: true,
  isHosted: true,
  isDownload: false,
};

/** The server of `npm start` and `npm run dev`, on this computer only. */
export const local: TargetManifest<true> = {
  id: 'local',
  verb: 'Publish',
  parse: (setting) => setting === 'local' || undefined,
  connectHosts: [],
  needsOwnPassword: false,
  isHosted: false,
  isDownload: false,
};

export const zip: TargetManifest<true> = {
  id: 'zip',
  verb: 'Download as ZIP',
  parse: () => true,
  connectHosts: [],
  needsOwnPassword: false,
  isHosted: false,
  isDownload: true,
};

const MANIFESTS: readonly TargetManifest[] = [local, github, zip];

/** The targets of `VITE_PUBLISH_TARGET`, the default one first. The ZIP file is always included. */
export function targetManifests(setting = ''): TargetManifest[] {
  return MANIFESTS.filter((manifest) => manifest.parse(setting) !== undefined);
}
