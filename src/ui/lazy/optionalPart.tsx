import { lazy, type ComponentType } from 'react';
import { importWithRetry } from './importWithRetry';
import { inPlace, type WithFallback } from './lazyPart';

const Missing = { default: ({ fallback }: WithFallback) => fallback };

/** Like `lazyPart`, for a part without which a page can be used: its place stays as it is if it cannot be loaded. */
export function optionalPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy<ComponentType<P>>(() => importWithRetry(load).catch(() => Missing));
  return inPlace(Part as ComponentType<P>);
}
