import { systemClock, withTimeout } from '@/api/clock';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import type { SendMessage } from '@/ui/form/senderContext';
import {
  bookingCopy,
  bookingPayload,
  createRequestPayload,
  type BookingRequest,
} from '../bookingPayload';
import { SendError, type SendFailure } from '@/api/gateways/sendError';
import { sendLimitMessage } from '@/domain/booking/sendLimitMessage';

/** Time in ms that creating the link for the office may take. */
const LINK_LIMIT_MS = 2000;

/** Data shown after a successful send. */
export interface SentRequest {
  reference: string;
  /** Text of the request for download. */
  copy: string;
}

/**
 * Sends a request with the link for the office, which is left out if it cannot be created in time.
 * @param at when the request was made, ISO 8601
 */
export async function sendRequest(
  send: SendMessage,
  request: BookingRequest,
  { at, honeypot }: { at: string; honeypot: string },
): Promise<SentRequest> {
  const startedAt = performance.now();
  const payload = bookingPayload(request);
  const encoding = encodeRequestLink(window.location.origin, createRequestPayload(request, at));
  const requestLink = await withTimeout(encoding, LINK_LIMIT_MS, systemClock).catch(
    () => undefined,
  );
  const spentMs = performance.now() - startedAt;
  const params = { ...payload, ...(requestLink && { requestLink }) };
  await send(params, { kind: 'booking', honeypot, spentMs });
  return { reference: request.reference, copy: bookingCopy(payload) };
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
