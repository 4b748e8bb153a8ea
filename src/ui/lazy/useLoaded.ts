import { useEffect, useState } from 'react';

/** The result of a function that loads something. */
export interface Loaded<T> {
  /** Undefined until it is loaded. */
  value: T | undefined;
  hasFailed: boolean;
  /** Loads it again. */
  retry: () => void;
}

/**
 * Returns what a function loads. Another function loads something else: what an earlier one returns later is ignored.
 * @param load must stay the same while the same is to be loaded (`useCallback`)
 * @param known the value if it need not be loaded
 */
export function useLoaded<T>(load: () => Promise<T>, known?: T): Loaded<T> {
  const [result, setResult] = useState<{ load: typeof load; value?: T; hasFailed?: true }>();
  const current = result?.load === load ? result : undefined;
  const isLoading = known === undefined && !current;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setResult({ load, value }),
      () => isCurrent && setResult({ load, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading]);
  return {
    value: known ?? current?.value,
    hasFailed: current?.hasFailed ?? false,
    retry: () => setResult(undefined),
  };
}
