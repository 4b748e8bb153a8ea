import type { TargetManifest } from '../publishTarget';
import { github } from './github/manifest';
import { local } from './local/manifest';
import { zip } from './zip/manifest';

const MANIFESTS: readonly TargetManifest[] = [local, github, zip];

/**
 * Returns the manifests of the targets that a build setting (`VITE_PUBLISH_TARGET`) selects, the default one first. The
 * ZIP file is always included.
 */
export function targetManifests(setting = ''): TargetManifest[] {
  return MANIFESTS.filter((manifest) => manifest.parse(setting) !== undefined);
}
