import { useEffect, useState } from 'react';
import { dayAt, type Day } from '@/domain/availability/day';

const REFRESH_MS = 30_000;

/** Returns the current time in ms since 1970 for relative times. It is updated periodically. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns the current day of the company. It changes at midnight. */
export function useCurrentDay(): Day {
  return dayAt(useNow());
}
