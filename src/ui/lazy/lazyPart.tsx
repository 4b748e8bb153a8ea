import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from './lazyComponent';

export interface WithFallback {
  fallback?: ReactNode;
}

/** Returns a component that leaves the place of a part as it is until the part is loaded. */
export function inPlace<P extends object>(Part: ComponentType<P>) {
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
