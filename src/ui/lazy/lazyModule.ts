import { importWithRetry } from './importWithRetry';

/** A module that is loaded when it is first needed. */
export interface LazyModule<M> {
  /** Returns the module if it has been loaded. */
  loaded: () => M | undefined;
  /** Loads the module. Rejects if it cannot be loaded. A later call tries again. */
  load: () => Promise<M>;
  /** Loads the module in advance, without retrying and without an error. */
  preload: () => void;
}

/** Creates a lazy module from a dynamic import. */
export function lazyModule<M>(load: () => Promise<M>): LazyModule<M> {
  let loaded: M | undefined;
  // Undefined if a listener cancelled `vite:preloadError`.
  const remember = (module: M | undefined) => (loaded = module ?? loaded);
  return {
    loaded: () => loaded,
    async load() {
      const module = await importWithRetry(load);
      remember(module);
      return module;
    },
    preload() {
      if (!loaded) load().then(remember, () => undefined);
    },
  };
}

/** Returns event handlers of a button that loads a module while the button is hovered or focused. */
export function preloading({ preload }: Pick<LazyModule<unknown>, 'preload'>) {
  return { onPointerEnter: preload, onFocus: preload };
}
