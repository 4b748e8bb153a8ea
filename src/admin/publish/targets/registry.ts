import { parseGithubBranch, type GithubBranch } from '../../file-store/places';
import type { PublishTargetOption } from '../publishTarget';

/** The server of `npm start` and `npm run dev`, on this computer only. */
export const local: PublishTargetOption = {
  verb: 'Publish',
  isHosted: false,
  isDownload: false,
  load: async () => (await import('./local/target')).localTarget,
};

/** A branch on GitHub, from which a host builds the website. */
const github = (branch: GithubBranch): PublishTargetOption => ({
  verb: 'Publish',
  isHosted: true,
  isDownload: false,
  async load() {
    const [{ githubTarget }, { panelsOf }] = await Promise.all([
      import('./github/target'),
      import('./github/panel/GithubPanel'),
    ]);
    return githubTarget(branch, panelsOf(branch));
  },
});

const zip: PublishTargetOption = {
  verb: 'Download as ZIP',
  isHosted: false,
  isDownload: true,
  load: async () => (await import('./zip/target')).zipTarget,
};

/** The targets of `VITE_PUBLISH_TARGET`, the default one first. The ZIP file is always included. */
export function publishTargets(setting = ''): PublishTargetOption[] {
  if (setting === 'local') return [local, zip];
  const branch = parseGithubBranch(setting);
  return branch ? [github(branch), zip] : [zip];
}
