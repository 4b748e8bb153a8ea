import {
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { whenVisible } from '../schedule';
import { importWithRetry } from './importWithRetry';
import { lazyModule, type LazyModule } from './lazyModule';

interface LazyOptions {
  /** Whether the page can be used without it: its place stays as it is if it cannot be loaded. */
  isOptional?: boolean;
  /** Whether it is loaded and rendered one viewport height before its place becomes visible. */
  isNear?: boolean;
}

interface LazyProps {
  fallback?: ReactNode;
  children?: ReactNode;
}

const Missing = { default: ({ fallback, children }: LazyProps) => children ?? fallback };

function NearViewport({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    return whenVisible(element, () => setIsNear(true), { rootMargin: '100% 0px' });
  }, []);
  return <div ref={container}>{isNear && children}</div>;
}

/** Creates a component from a dynamic import. It is loaded when it is first rendered, and the rest of the page does not wait for it. */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { isOptional = false, isNear = false }: LazyOptions = {},
) {
  const Part = lazy<ComponentType<P>>(() => {
    const loading = importWithRetry(load);
    return isOptional ? loading.catch(() => Missing) : loading;
  }) as ComponentType<P>;
  const Place = isNear ? NearViewport : Fragment;
  return function LazyComponent(props: P & LazyProps) {
    return (
      <Place>
        <Suspense fallback={props.fallback}>
          <Part {...props} />
        </Suspense>
      </Place>
    );
  };
}

type PageModule = { default: ComponentType };

export interface LazyPage extends Pick<LazyModule<PageModule>, 'load' | 'prefetch'> {
  Component: ComponentType;
}

/** Once loaded it renders synchronously: hydration shows no fallback. `track` gets the promise of an opened page. */
export function lazyPage(
  importPage: () => Promise<PageModule>,
  track = (loading: Promise<PageModule>) => loading,
): LazyPage {
  const { loaded, load, prefetch } = lazyModule(importPage);
  let loading: Promise<PageModule> | undefined;
  // The page is requested before hydration and again by React, but loaded and retried only once.
  const loadOnce = () => (loading ??= load());
  const Lazy = lazy(() => track(loadOnce()));
  function Component() {
    // Keeps the first choice, because changing the component type would remount the page.
    const [Page] = useState(() => ({ type: loaded()?.default ?? Lazy }));
    return <Page.type />;
  }
  return { Component, load: loadOnce, prefetch };
}
