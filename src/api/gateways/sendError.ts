/** Message of failures for which the service returns none. */
const SEND_FAILED = 'Failed to send email. Please try again.';

/** Message of a successful send. */
export const SEND_DONE = 'Email sent successfully!';

/**
 * Reason of a failure: `failed` did not arrive, `unconfirmed` may have arrived, `limited` was
 * not attempted because of the rate limit, `held` was not attempted because the honeypot was
 * filled.
 */
export type SendFailure = 'failed' | 'unconfirmed' | 'limited' | 'held';

/**
 * The only error that `sendEmail` throws. Only the message of `limited` is suitable for
 * display.
 */
export class SendError extends Error {
  readonly kind: SendFailure;
  constructor(kind: SendFailure, message = SEND_FAILED, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SendError';
    this.kind = kind;
  }
}
