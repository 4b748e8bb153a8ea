/** Message of failures for which the service returns none. */
const SEND_FAILED = 'Failed to send email. Please try again.';

/** Message of a successful send. */
export const SEND_DONE = 'Email sent successfully!';

/**
 * Reason of a failure: `failed` did not arrive, `unconfirmed` got no answer of the service and may have arrived,
 * `limited` was not attempted because of the rate limit, `held` was not attempted because the honeypot was
 * filled, `preview` was not attempted because the live preview sends nothing.
 */
export type SendFailure = 'failed' | 'unconfirmed' | 'limited' | 'held' | 'preview';

/** The only error that `sendEmail` throws. Its message is not suitable for display. */
export class SendError extends Error {
  readonly kind: SendFailure;
  /** Time in ms until the next message is allowed, for `limited`. */
  readonly waitMs: number;
  constructor(
    kind: SendFailure,
    message = SEND_FAILED,
    { waitMs = 0, ...options }: ErrorOptions & { waitMs?: number } = {},
  ) {
    super(message, options);
    this.name = 'SendError';
    this.kind = kind;
    this.waitMs = waitMs;
  }
}
