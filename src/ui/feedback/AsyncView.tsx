import type { ReactNode } from 'react';

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

export function AsyncView<T>({ state, loading, error, empty, children }: AsyncViewProps<T>) {
  const { data, isError } = state;
  if (data === undefined) return isError ? error : loading;
  if (empty?.when(data)) return empty.show;
  return children(data);
}
