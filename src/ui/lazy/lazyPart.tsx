import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from './lazyComponent';

/** Part of a page that is loaded when it is first rendered. Until then its place is empty, or has the `fallback`. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazyComponent(load) as ComponentType<P>;
  return function LazyPart(props: P & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={props.fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
