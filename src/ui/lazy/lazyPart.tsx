import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { importWithRetry } from './importWithRetry';
import { lazyComponent } from './lazyComponent';

interface WithFallback {
  fallback?: ReactNode;
}

/** Returns a component that leaves the place of a part as it is until the part is loaded. */
function inPlace<P extends object>(Part: ComponentType<P>) {
  return function LazyPart(props: P & WithFallback) {
    return (
      <Suspense fallback={props.fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Part of a page that is loaded when it is first rendered. Until then its place is empty, or has the `fallback`. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return inPlace(lazyComponent(load) as ComponentType<P>);
}

const Missing = { default: ({ fallback }: WithFallback) => fallback };

/** Like {@link lazyPart}, for a part without which a page can be used: its place stays as it is if it cannot be loaded. */
export function optionalPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy<ComponentType<P>>(() => importWithRetry(load).catch(() => Missing));
  return inPlace(Part as ComponentType<P>);
}
