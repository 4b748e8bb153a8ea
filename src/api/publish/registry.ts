import { readGithubSetting, type GithubPlace } from './github/setting';
import type { TargetRow } from './publishTarget';

const zip: TargetRow = {
  id: 'zip',
  verb: 'Download as ZIP',
  load: async () => (await import('./targets/zip')).zipTarget(),
};

const local: TargetRow = {
  id: 'local',
  verb: 'Publish',
  load: async () => (await import('./targets/local')).localTarget(),
};

const github = (place: GithubPlace): TargetRow => ({
  id: 'github',
  verb: 'Publish',
  load: async () => (await import('./targets/github')).githubTarget(place),
});

/**
 * The targets of a build setting (`VITE_PUBLISH_TARGET`), the one to publish with first; the ZIP file is always
 * among them (decisions.md, Which texts apply).
 */
export function publishTargets(setting: string | undefined): TargetRow[] {
  if (setting === 'local') return [local, zip];
  const place = readGithubSetting(setting);
  return place ? [github(place), zip] : [zip];
}
