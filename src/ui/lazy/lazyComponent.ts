import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importWithRetry } from './importWithRetry';

/** Variant of `React.lazy` that retries a failed import. */
export function lazyComponent<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => importWithRetry(load));
}
