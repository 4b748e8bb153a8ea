/** The specification's text where a failure brings none of its own (public-site.md §7). */
export const SEND_FAILED = 'Failed to send email. Please try again.';

/** What the gateway answers to a send that went through (public-site.md §7). */
export const SEND_DONE = 'Email sent successfully!';

/**
 * Why a send ended: `failed` surely did not arrive, `unconfirmed` may have arrived, `limited` was
 * never tried because too many went before it, `held` because the honeypot was filled.
 */
export type SendFailure = 'failed' | 'unconfirmed' | 'limited' | 'held';

/** The only error `sendEmail` throws. Its message is fit to be shown for `limited` alone. */
export class SendError extends Error {
  readonly kind: SendFailure;
  constructor(kind: SendFailure, message = SEND_FAILED, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SendError';
    this.kind = kind;
  }
}
