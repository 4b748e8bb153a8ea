import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageHeading } from './LoadingHeading';

/** The part of a query result that AsyncView needs. */
export interface AsyncState<T> {
  data?: T;
  isError: boolean;
}

interface AsyncViewProps<T> {
  state: AsyncState<T>;
  loading: ReactNode;
  error: ReactNode;
  /** Shown instead of the content if the data is empty. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
}

/**
 * Restores focus after a retry, which removes the focused Try Again button: to the heading of
 * the loaded content, or to the button of the next error.
 */
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
    // React does not dispatch `blur` for an element that it removes, so the ref still points to
    // the removed button.
    onBlur() {
      isFocusPending.current = false;
    },
  };
}

/** Renders the loading, error, empty or content state. The content always receives data. */
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
