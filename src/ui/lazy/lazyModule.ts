import { useEffect, useState } from 'react';
import { importWithRetry } from './importWithRetry';

export interface LazyModule<M> {
  loaded: () => M | undefined;
  /** Loads the module. Rejects if it cannot be loaded. A later call tries again. */
  load: () => Promise<M>;
  /** Loads the module in advance, without retrying. Rejects if it cannot be loaded. */
  prefetch: () => Promise<void>;
}

export function lazyModule<M>(load: () => Promise<M>): LazyModule<M> {
  let loaded: M | undefined;
  return {
    loaded: () => loaded,
    load: async () => (loaded = await importWithRetry(load)),
    prefetch: async () => {
      // Undefined if a listener cancelled `vite:preloadError`.
      const module: M | undefined = await load();
      loaded = module ?? loaded;
    },
  };
}

/** Loads a module in advance. Failures are ignored, because using the module loads it again. */
export function preload({ prefetch }: LazyModule<unknown>): void {
  prefetch().catch(() => undefined);
}

export function preloading(module: LazyModule<unknown>) {
  const handleAim = () => preload(module);
  return { onPointerEnter: handleAim, onFocus: handleAim };
}

export interface Loaded<T> {
  value: T | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** `load` must stay the same while the same is to be loaded. `known`: the value if it need not be loaded. */
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

export const useModule = <M>({ load, loaded }: LazyModule<M>): Loaded<M> =>
  useLoaded(load, loaded());
