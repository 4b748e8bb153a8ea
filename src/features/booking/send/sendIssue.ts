import { SendError, type SendFailure } from '@/api/gateways/sendError';
import { sendLimitMessage } from '@/domain/booking/sendLimitMessage';

/** Data shown after a successful send. */
export interface SentRequest {
  reference: string;
  /** Text of the request for download. */
  copy: string;
}

/** Why the request is to be sent another way, with an explanation for the visitor. */
export interface SendIssue {
  /** 'chosen': the visitor prefers another way. */
  kind: SendFailure | 'chosen';
  advice: string;
  reference: string;
}

/**
 * Returns the issue of a failed attempt.
 * @param wasUnconfirmed whether an earlier attempt may have succeeded, which a later failure does not change
 */
export function toSendIssue(error: unknown, reference: string, wasUnconfirmed: boolean): SendIssue {
  const failure = error instanceof SendError ? error.kind : 'failed';
  const kind = failure === 'failed' && wasUnconfirmed ? 'unconfirmed' : failure;
  const advice = {
    failed: 'Your request has been kept. Try again, or send it another way.',
    unconfirmed: `We received no confirmation, so your request may or may not have reached us. Its reference is ${reference}. If you send it again, the message says that it repeats this reference, so that we do not book it twice.`,
    limited: sendLimitMessage(error instanceof SendError ? error.waitMs : 0),
    held: 'Your request could not be sent automatically. It has been kept. Please send it another way.',
    preview: 'Forms cannot be sent from the preview.',
  }[kind];
  return { kind, advice, reference };
}
