import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageHeading } from './LoadingHeading';

export interface AsyncState<T> {
  data?: T;
  isError: boolean;
}

interface AsyncViewProps<T> {
  state: AsyncState<T>;
  loading: ReactNode;
  error: ReactNode;
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
}

/** Trying again removes the focused button. Focus moves to the heading of the content or the next button. */
function useFocusAfterFailure(isFailed: boolean, hasData: boolean) {
  const failure = useRef<HTMLDivElement>(null);
  const isFocusPending = useRef(false);

  useLayoutEffect(() => {
    if (!isFocusPending.current || (!isFailed && !hasData)) return;
    isFocusPending.current = false;
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    // The fallback that `useFocusFallback` focused instead of the removed button.
    const isOnFallback = isFailed && active instanceof HTMLElement && active.tabIndex < 0;
    // If the visitor has focused another element meanwhile, focus is not moved.
    if (!isLost && !isOnFallback) return;
    const target = isFailed ? failure.current?.querySelector('button') : pageHeading();
    target?.focus({ preventScroll: true });
  }, [isFailed, hasData]);

  return {
    ref: failure,
    onFocus() {
      isFocusPending.current = true;
    },
    // React dispatches no `blur` for an element that it removes, so the ref still points to it.
    onBlur() {
      isFocusPending.current = false;
    },
  };
}

export function AsyncView<T>({ state, loading, error, empty, children }: AsyncViewProps<T>) {
  const { data, isError } = state;
  const isFailed = data === undefined && isError;
  const failure = useFocusAfterFailure(isFailed, data !== undefined);
  if (isFailed)
    return (
      <div style={{ display: 'contents' }} {...failure}>
        {error}
      </div>
    );
  if (data === undefined) return loading;
  if (empty?.when(data)) return empty.show;
  return children(data);
}
