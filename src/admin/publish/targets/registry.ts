import type { PublishTarget, PublishTargetOption, TargetManifest } from '../publishTarget';
import { loadGithub } from './github/loadTarget';
import { github } from './github/manifest';
import { loadLocal } from './local/loadTarget';
import { local } from './local/manifest';
import { loadZip } from './zip/loadTarget';
import { zip } from './zip/manifest';

function optionOf<Place>(
  setting: string,
  manifest: TargetManifest<Place>,
  load: (place: Place) => Promise<PublishTarget>,
): PublishTargetOption[] {
  const place = manifest.parse(setting);
  return place === undefined ? [] : [{ ...manifest, load: () => load(place) }];
}

/**
 * Returns the targets of a build setting (`VITE_PUBLISH_TARGET`), the default one first. The ZIP file is always
 * included.
 */
export function publishTargets(setting = ''): PublishTargetOption[] {
  return [
    ...optionOf(setting, local, loadLocal),
    ...optionOf(setting, github, loadGithub),
    ...optionOf(setting, zip, loadZip),
  ];
}
