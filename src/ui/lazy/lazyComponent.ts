import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importWithRetry } from './importWithRetry';

/** `React.lazy` for a part in a chunk of its own, which a lost connection or a new build does not lose. */
export function lazyComponent<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => importWithRetry(load));
}
