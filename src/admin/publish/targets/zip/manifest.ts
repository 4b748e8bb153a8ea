import type { TargetManifest } from '../../publishTarget';

/** A ZIP file, which is always available. */
export const zip: TargetManifest<true> = {
  id: 'zip',
  verb: 'Download as ZIP',
  parse: () => true,
  connectHosts: [],
  needsOwnPassword: false,
  isHosted: false,
  isDownload: true,
};
