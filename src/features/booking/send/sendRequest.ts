import { systemClock, withTimeout } from '@/api/clock';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import type { SendMessage } from '@/ui/form/senderContext';
import {
  bookingCopy,
  bookingPayload,
  createRequestPayload,
  type BookingRequest,
} from '../bookingPayload';

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
