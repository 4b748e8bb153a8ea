import { useCallback } from 'react';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { useLoaded } from '@/ui/lazy/useLoaded';
import { publishTargets } from '../targets/registry';

/** Loads the default target of a build setting. */
export function useTarget(setting: string | undefined) {
  const load = useCallback(async () => {
    const [option] = publishTargets(setting);
    return option && importWithRetry(() => option.load());
  }, [setting]);
  return useLoaded(load);
}
