import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageHeading } from './LoadingHeading';

/** The part of a query result that a view needs. */
export interface AsyncState<T> {
  data?: T;
  isError: boolean;
}

export interface AsyncViewProps<T> {
  state: AsyncState<T>;
  loading: ReactNode;
  error: ReactNode;
  /** Shown instead of the content when there is nothing in it. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
}

/**
 * Brings the keyboard back that a failure took along (its Try Again is gone while it is read again):
 * to the heading of what has come, or to the button of the next failure.
 */
function useFocusAfterFailure(isFailed: boolean, isThere: boolean) {
  const failure = useRef<HTMLDivElement>(null);
  const isOwed = useRef(false);

  useLayoutEffect(() => {
    if (!isOwed.current || (!isFailed && !isThere)) return;
    isOwed.current = false;
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    // A heading that was focused in place of the button (see `useKeptFocus`) gives the focus back.
    const isLent = isFailed && active instanceof HTMLElement && active.tabIndex < 0;
    // Wherever else the visitor went meanwhile, they stay.
    if (!isLost && !isLent) return;
    const target = isFailed ? failure.current?.querySelector('button') : pageHeading();
    target?.focus({ preventScroll: true });
  }, [isFailed, isThere]);

  return {
    ref: failure,
    onFocus() {
      isOwed.current = true;
    },
    // React mutes blur while it removes nodes: a button that is removed keeps its claim.
    onBlur() {
      isOwed.current = false;
    },
  };
}

/** Loading, error, empty or content, in one place; the content never deals with absence. */
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
