import { readJson, removeEntry, writeEntry } from '../storage/browserStorage';
import { SENDS_PER_WINDOW, SEND_WINDOW_MS } from '@/domain/text/limits';

/** Session storage: when messages went out lately, in ms since 1970. Holds nothing personal. */
const SENT_KEY = 'sentMessages';

/** Stands in where session storage is refused. */
let remembered: number[] = [];

function recentSends(now: number): number[] {
  const stored = readJson('session', SENT_KEY);
  const times: unknown[] = Array.isArray(stored) ? stored : remembered;
  // A time ahead of the clock (which was set back) would block for ever.
  return times.filter(
    (time): time is number =>
      typeof time === 'number' && time <= now && time > now - SEND_WINDOW_MS,
  );
}

/** ms to wait until the next send is let through: 0 when it may go now. */
export function msUntilNextSend(now: number): number {
  const times = recentSends(now).sort((a, b) => a - b);
  const oldest = times.at(-SENDS_PER_WINDOW);
  return oldest === undefined ? 0 : oldest + SEND_WINDOW_MS - now;
}

/** Counts a send that went through; failed ones never count (decisions.md, E-mail settings). */
export function recordSend(now: number): void {
  const times = [...recentSends(now), now].slice(-SENDS_PER_WINDOW);
  const outcome = writeEntry('session', SENT_KEY, JSON.stringify(times));
  remembered = outcome === 'stored' ? [] : times;
  // An older list that stays stored would hide this send.
  if (outcome !== 'stored') removeEntry('session', SENT_KEY);
}

/** What the visitor is told when the limit is reached: how long to wait. */
export function sendLimitMessage(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `You have sent ${SENDS_PER_WINDOW} messages within ${SEND_WINDOW_MS / 60_000} minutes. Please try again in ${time}, or reach us another way.`;
}
