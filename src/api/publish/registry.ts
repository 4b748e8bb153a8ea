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

/**
 * The targets of a build setting (`VITE_PUBLISH_TARGET`), the one to publish with first; the ZIP file is always
 * among them (decisions.md, Which texts apply).
 */
export function publishTargets(setting: string | undefined): TargetRow[] {
  return setting === 'local' ? [local, zip] : [zip];
}
