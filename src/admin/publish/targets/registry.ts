import { parseGithubTarget, type GithubBranch } from './github/targetSetting';
import type { PublishTargetOption } from '../publishTarget';

const zip: PublishTargetOption = {
  id: 'zip',
  verb: 'Download as ZIP',
  load: async () => (await import('./zip/target')).zipTarget(),
};

const local: PublishTargetOption = {
  id: 'local',
  verb: 'Publish',
  load: async () => (await import('./local/target')).localTarget(),
};

const github = (place: GithubBranch): PublishTargetOption => ({
  id: 'github',
  verb: 'Publish',
  load: async () => (await import('./github/target')).githubTarget(place),
});

/**
 * Returns the targets of a build setting (`VITE_PUBLISH_TARGET`), the default one first. The ZIP file is always
 * included.
 */
export function publishTargets(setting: string | undefined): PublishTargetOption[] {
  if (setting === 'local') return [local, zip];
  const place = parseGithubTarget(setting);
  return place ? [github(place), zip] : [zip];
}
