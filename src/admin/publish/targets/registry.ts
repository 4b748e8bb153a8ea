import { useCallback } from 'react';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { useLoaded } from '@/ui/lazy/lazyModule';
import type { PublishTarget, PublishTargetOption, TargetManifest } from '../publishTarget';
import { github, local, zip } from './manifests';

function optionOf<Place>(
  setting: string,
  manifest: TargetManifest<Place>,
  load: (place: Place) => Promise<PublishTarget>,
): PublishTargetOption[] {
  const place = manifest.parse(setting);
  return place === undefined ? [] : [{ ...manifest, load: () => load(place) }];
}

/** The targets of `VITE_PUBLISH_TARGET`, the default one first. The ZIP file is always included. */
export function publishTargets(setting = ''): PublishTargetOption[] {
  return [
    ...optionOf(setting, local, async () => (await import('./local/target')).localTarget),
    ...optionOf(setting, github, async (branch) => {
      const [{ githubTarget }, { panelsOf }] = await Promise.all([
        import('./github/target'),
        import('./github/panel/GithubPanel'),
      ]);
      return githubTarget(branch, panelsOf(branch));
    }),
    ...optionOf(setting, zip, async () => (await import('./zip/target')).zipTarget),
  ];
}

export function useTarget(setting: string | undefined) {
  const load = useCallback(async () => {
    const [option] = publishTargets(setting);
    return option && importWithRetry(() => option.load());
  }, [setting]);
  return useLoaded(load);
}
