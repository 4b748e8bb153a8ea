import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { trackNavigation } from './pendingNavigation';

type PageModule = { default: ComponentType };

/** Lazily loaded page. */
export interface LazyPage {
  Component: ComponentType;
  /** Loads the chunk before hydration. Rejects if it cannot be loaded. */
  load: () => Promise<void>;
  /** Prefetches the chunk for a link, without retrying. Rejects if it cannot be loaded. */
  prefetch: () => Promise<void>;
}

/**
 * Creates a page from a dynamic import. Once loaded it renders synchronously, so that hydration
 * does not show a fallback.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  const remember = (module: PageModule) => {
    Loaded = module.default;
    return module;
  };
  // The chunk is requested before hydration and again by React, but it is loaded and retried only
  // once.
  const once = () => {
    loading ??= importWithRetry(load).then(remember);
    return loading;
  };
  const Lazy = lazy(() => trackNavigation(once()));
  function Component() {
    // Keeps the first choice, because changing the component type would remount the page.
    const [Page] = useState<{ type: ComponentType }>(() => ({ type: Loaded ?? Lazy }));
    return <Page.type />;
  }
  return {
    Component,
    load: async () => void (await once()),
    // Undefined if a listener cancelled `vite:preloadError`.
    prefetch: async () =>
      void (await load().then((module: PageModule | undefined) => module && remember(module))),
  };
}
