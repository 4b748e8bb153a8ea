import { lazy, useState, type ComponentType } from 'react';
import { lazyModule, type LazyModule } from './lazyModule';

type PageModule = { default: ComponentType };

/** Lazily loaded page. */
export interface LazyPage extends Pick<LazyModule<PageModule>, 'load' | 'prefetch'> {
  Component: ComponentType;
}

/**
 * Creates a page from a dynamic import, for a route below a `Suspense`. Once loaded it renders synchronously, so that
 * hydration does not show a fallback.
 * @param track called with the promise when the page is loaded because it is opened; returns its outcome
 */
export function lazyPage(
  importPage: () => Promise<PageModule>,
  track = (loading: Promise<PageModule>) => loading,
): LazyPage {
  const { loaded, load, prefetch } = lazyModule(importPage);
  let loading: Promise<PageModule> | undefined;
  // The page is requested before hydration and again by React, but it is loaded and retried only
  // once.
  const loadOnce = () => (loading ??= load());
  const Lazy = lazy(() => track(loadOnce()));
  function Component() {
    // Keeps the first choice, because changing the component type would remount the page.
    const [Page] = useState(() => ({ type: loaded()?.default ?? Lazy }));
    return <Page.type />;
  }
  return { Component, load: loadOnce, prefetch };
}
