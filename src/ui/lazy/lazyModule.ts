import { importWithRetry } from './importWithRetry';

/** A module that is loaded when it is first needed. */
export interface LazyModule<M> {
  /** Returns the module if it has been loaded. */
  loaded: () => M | undefined;
  /** Loads the module. Rejects if it cannot be loaded. A later call tries again. */
  load: () => Promise<M>;
  /** Loads the module in advance, without retrying. Rejects if it cannot be loaded. */
  prefetch: () => Promise<void>;
}

/** Creates a lazy module from a dynamic import. */
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

/** Returns event handlers of a button that loads a module while the button is hovered or focused. */
export function preloading(module: LazyModule<unknown>) {
  const handleAim = () => preload(module);
  return { onPointerEnter: handleAim, onFocus: handleAim };
}
