/** Maximum number of successful sends within {@link SEND_WINDOW_MS}. */
export const SENDS_PER_WINDOW = 5;
/** Period in ms to which the maximum applies. */
export const SEND_WINDOW_MS = 600_000;

/** Explains that too many messages were sent, and when the next one is allowed. */
export function sendLimitMessage(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `You have sent ${SENDS_PER_WINDOW} messages in the last ${SEND_WINDOW_MS / 60_000} minutes. Please try again in ${time}, or contact us another way.`;
}
