import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import { withTimeout } from '@/api/withTimeout';
import type { NewRow } from '@/domain/booking/outboxRow';
import { bookingParams, linkPayload, type BookingSubmission } from '@/domain/booking/submission';

/** Time in ms that creating the link for the office may take. */
const LINK_LIMIT_MS = 2000;

/** Returns a booking request for the outbox, with the link for the office, which is left out if it is not ready in time. */
export async function bookingRow(submission: BookingSubmission): Promise<NewRow> {
  const { reference, at, items, dates } = submission;
  const encoding = encodeRequestLink(window.location.origin, linkPayload(submission));
  const requestLink = await withTimeout(encoding, LINK_LIMIT_MS).catch(() => undefined);
  const params = { ...bookingParams(submission), ...(requestLink && { requestLink }) };
  return { reference, kind: 'booking', at, params, items, dates };
}
