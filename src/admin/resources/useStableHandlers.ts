import { useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => unknown>;

/**
 * Returns handlers with a stable identity that always call the newest functions. Columns created
 * with them stay stable too, so rows do not render again. The names of the handlers must not
 * change.
 */
export function useStableHandlers<T extends { [K in keyof T]: Handlers[string] }>(handlers: T): T {
  const latest = useRef(handlers);
  latest.current = handlers;
  const [steady] = useState(() => {
    const names = Object.keys(handlers) as (keyof T)[];
    const made = names.map((name) => [name, (...args: never[]) => latest.current[name](...args)]);
    return Object.fromEntries(made) as T;
  });
  return steady;
}
