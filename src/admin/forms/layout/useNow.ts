import { useEffect, useState } from 'react';

/** Times are told anew this often, ms. */
const REFRESH_MS = 30_000;

/** The time, ms since 1970, for what is told as so long ago. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
