import { withTimeout } from '@/api/timeouts';
import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import { sendEmail } from '@/api/gateways/email';
import type { SendMessage } from '@/ui/form/senderContext';
import {
  bookingCopy,
  bookingPayload,
  createRequestPayload,
  type BookingRequest,
} from '../bookingPayload';
import type { SentRequest } from './sendIssue';

/** Time in ms that creating the link for the office may take. */
const LINK_LIMIT_MS = 2000;

interface SendRequestOptions {
  /** Replaces the e-mail gateway. */
  send: SendMessage | null;
  /** When the request was made, ISO 8601. */
  at: string;
  honeypot: string;
}

/** Sends a request with the link for the office, which is left out if it cannot be created in time. */
export async function sendRequest(
  request: BookingRequest,
  { send, at, honeypot }: SendRequestOptions,
): Promise<SentRequest> {
  const startedAt = performance.now();
  const payload = bookingPayload(request);
  const encoding = encodeRequestLink(window.location.origin, createRequestPayload(request, at));
  const requestLink = await withTimeout(encoding, LINK_LIMIT_MS).catch(() => undefined);
  const spentMs = performance.now() - startedAt;
  const params = { ...payload, ...(requestLink && { requestLink }) };
  await (send ?? sendEmail)(params, { kind: 'booking', honeypot, spentMs });
  return { reference: request.reference, copy: bookingCopy(payload) };
}
