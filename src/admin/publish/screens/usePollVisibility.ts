import { useEffect, useEffectEvent } from 'react';
import { fetchVisibleContentHash } from '../thunks/visibility';

/** Interval in ms for a website that takes long to be updated. */
const INTERVAL_MS = 15_000;

/**
 * Polls whether the live content has changed.
 * @param isPending whether something was published that is not live yet
 * @param onChange called when the live content has changed
 */
export function usePollVisibility(isPending: boolean, onChange: () => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (!isPending) return undefined;
    let known: unknown;
    const poll = async () => {
      const now = await fetchVisibleContentHash();
      if (now === undefined) return;
      if (known !== undefined && now !== known) notify();
      known = now;
    };
    void poll();
    const timer = setInterval(() => void poll(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPending]);
}
