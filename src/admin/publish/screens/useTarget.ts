import { useEffect, useState } from 'react';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import type { PublishTarget } from '../publishTarget';
import { publishTargets } from '../targets/registry';

/** Loads the default target of a build setting; `target` is undefined until then. */
export function useTarget(setting: string | undefined) {
  const [loaded, setLoaded] = useState<{ target?: PublishTarget; isFailed?: boolean }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const [option] = publishTargets(setting);
    if (option)
      importWithRetry(() => option.load()).then(
        (target) => isCurrent && setLoaded({ target }),
        () => isCurrent && setLoaded({ isFailed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [setting, attempt]);
  const retry = () => {
    setLoaded({});
    setAttempt(attempt + 1);
  };
  return { ...loaded, retry };
}
