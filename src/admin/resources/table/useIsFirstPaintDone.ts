import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false until the first paint. The rest of a long screen can render afterwards, so that
 * neither part blocks a slow phone for 100 ms.
 */
export function useIsFirstPaintDone(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
