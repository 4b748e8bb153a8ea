import { useEffect } from 'react';
import { fetchVisibleContentHash } from '../visibility';

/** ms between two looks at a website that takes long. */
const PAUSE_MS = 15_000;

/**
 * Goes on looking, at leisure, whether visitors get something new (issue text: Live yet?).
 * @param isWaiting whether something was published that they do not get yet
 * @param onNews called when what they get has changed
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
