import type { PublishTargetOption, TargetManifest } from '../publishTarget';
import { github } from './github/manifest';
import { local } from './local/manifest';
import { zip } from './zip/manifest';

function optionOf<Place>(manifest: TargetManifest<Place>, setting: string): PublishTargetOption[] {
  const place = manifest.parse(setting);
  return place === undefined ? [] : [{ ...manifest, load: () => manifest.load(place) }];
}

/**
 * Returns the targets of a build setting (`VITE_PUBLISH_TARGET`), the default one first. The ZIP file is always
 * included.
 */
export function publishTargets(setting = ''): PublishTargetOption[] {
  return [...optionOf(local, setting), ...optionOf(github, setting), ...optionOf(zip, setting)];
}
