import { lazy, useState, type ComponentType } from 'react';
import { lazyModule, type LazyModule } from '@/ui/lazy/lazyModule';
import { trackNavigation } from '../layout/NavigationProgress';

type PageModule = { default: ComponentType };

/** Lazily loaded page. */
export interface LazyPage extends Pick<LazyModule<PageModule>, 'load' | 'prefetch'> {
  Component: ComponentType;
}

/**
 * Creates a page from a dynamic import. Once loaded it renders synchronously, so that hydration
 * does not show a fallback.
 */
export function lazyPage(importPage: () => Promise<PageModule>): LazyPage {
  const { loaded, load, prefetch } = lazyModule(importPage);
  let loading: Promise<PageModule> | undefined;
  // The page is requested before hydration and again by React, but it is loaded and retried only
  // once.
  const loadOnce = () => (loading ??= load());
  const Lazy = lazy(() => trackNavigation(loadOnce()));
  function Component() {
    // Keeps the first choice, because changing the component type would remount the page.
    const [Page] = useState(() => ({ type: loaded()?.default ?? Lazy }));
    return <Page.type />;
  }
  return { Component, load: loadOnce, prefetch };
}
