import { startTransition, useEffect, useState } from 'react';

/**
 * False until what was drawn first has been painted: the rest of a long screen may come then, so
 * that neither takes a slow phone a tenth of a second.
 */
export function useIsFirstPaintDone(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
