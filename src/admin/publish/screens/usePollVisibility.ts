import { useEffect } from 'react';
import { fetchVisibleContentHash } from '../visibility';

/** Interval in ms for a website that takes long to be updated. */
const PAUSE_MS = 15_000;

/**
 * Polls whether the live content has changed.
 * @param isWaiting whether something was published that is not live yet
 * @param onNews called when the live content has changed
 */
export function usePollVisibility(isWaiting: boolean, onNews: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    let known: unknown;
    const look = async () => {
      const now = await fetchVisibleContentHash();
      if (now === undefined) return;
      if (known !== undefined && now !== known) onNews();
      known = now;
    };
    void look();
    const timer = setInterval(() => void look(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isWaiting, onNews]);
}
