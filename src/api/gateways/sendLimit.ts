import { readJson, removeEntry, writeEntry } from '../storage/browserStorage';
import { SENDS_PER_WINDOW, SEND_WINDOW_MS } from '@/domain/booking/sendLimitMessage';

/** Session storage key: times of recent messages in ms since 1970. Contains no personal data. */
const SENT_KEY = 'sentMessages';

/** Used instead if session storage is denied. */
let remembered: number[] = [];

function recentSends(now: number): number[] {
  const stored = readJson('session', SENT_KEY);
  const times: unknown[] = Array.isArray(stored) ? stored : remembered;
  // If the clock was set back, a time in the future would block permanently.
  return times.filter(
    (time): time is number =>
      typeof time === 'number' && time <= now && time > now - SEND_WINDOW_MS,
  );
}

/** Returns the time in ms until the next message is allowed, or 0. */
export function msUntilNextSend(now: number): number {
  const times = recentSends(now).sort((a, b) => a - b);
  const oldest = times.at(-SENDS_PER_WINDOW);
  return oldest === undefined ? 0 : oldest + SEND_WINDOW_MS - now;
}

/** Records a sent message. Failed ones do not count. */
export function recordSend(now: number): void {
  const times = [...recentSends(now), now].slice(-SENDS_PER_WINDOW);
  const outcome = writeEntry('session', SENT_KEY, JSON.stringify(times));
  remembered = outcome === 'stored' ? [] : times;
  // An older stored list would hide this message.
  if (outcome !== 'stored') removeEntry('session', SENT_KEY);
}
