import type { ReactNode } from 'react';

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

/** Loading, error, empty or content, in one place; the content never deals with absence. */
export function AsyncView<T>({ state, loading, error, empty, children }: AsyncViewProps<T>) {
  if (state.data === undefined) return state.isError ? error : loading;
  if (empty?.when(state.data)) return empty.show;
  return children(state.data);
}
