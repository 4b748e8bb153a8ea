import { useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => unknown>;

/**
 * Handlers that stay the same while what they do is always the newest, so that columns made with them stay
 * the same too and no row is drawn anew. Their names must not change.
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
