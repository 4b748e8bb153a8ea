import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { trackNavigation } from './pendingNavigation';

type PageModule = { default: ComponentType };

/** A page in a chunk of its own. */
export interface LazyPage {
  Component: ComponentType;
  /** Fetches the chunk before hydration; rejects when it cannot be had. */
  load: () => Promise<void>;
  /** Fetches the chunk for a link that may be followed, once; rejects when it cannot be had now. */
  prefetch: () => Promise<void>;
}

/**
 * Makes a page of a dynamic import. Once loaded it renders at once, so that a hydrated page never
 * appears twice (house.md, prerender rule 2).
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  const keep = (module: PageModule) => {
    Loaded = module.default;
    return module;
  };
  // Asked for before hydration and again by React: loaded, or given up, once (faults.md, Stale chunk).
  const once = () => {
    loading ??= importWithRetry(load).then(keep);
    return loading;
  };
  const Lazy = lazy(() => trackNavigation(once()));
  function Component() {
    // What was chosen at first stays: changing it later would mount the page anew.
    const [Page] = useState<{ type: ComponentType }>(() => ({ type: Loaded ?? Lazy }));
    return <Page.type />;
  }
  return {
    Component,
    load: async () => void (await once()),
    // Undefined where somebody cancelled `vite:preloadError`.
    prefetch: async () =>
      void (await load().then((module: PageModule | undefined) => module && keep(module))),
  };
}
