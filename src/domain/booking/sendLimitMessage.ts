import { SENDS_PER_WINDOW, SEND_WINDOW_MS } from '../text/limits';

/** Explains that too many messages were sent, and when the next one is allowed. */
export function sendLimitMessage(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `You have sent ${SENDS_PER_WINDOW} messages in the last ${SEND_WINDOW_MS / 60_000} minutes. Please try again in ${time}, or contact us another way.`;
}
