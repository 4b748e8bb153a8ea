import { useCallback } from 'react';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { publishTargets } from '../targets/registry';

/** Loads the default target of the build setting `VITE_PUBLISH_TARGET`. */
export function useTarget(setting: string | undefined) {
  const load = useCallback(async () => {
    const [option] = publishTargets(setting);
    return option && importWithRetry(() => option.load());
  }, [setting]);
  return useLoaded(load);
}
