import type { TargetManifest } from '../../publishTarget';

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
