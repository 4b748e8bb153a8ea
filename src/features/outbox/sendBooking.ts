import { send, type SendResult } from '@/api/outbox/outbox';
import { bookingCopy, isTooLong, type BookingSubmission } from '@/domain/booking/submission';
import { bookingRow } from './bookingRow';

/** Without a connection it stays queued. Never rejects. @returns the result with a copy for the visitor */
export async function sendBooking(request: Omit<BookingSubmission, 'at'>): Promise<SendResult> {
  const row = await bookingRow({ ...request, at: new Date().toISOString() });
  const copy = bookingCopy(row.params);
  return isTooLong(row.params) ? { state: 'tooLong', copy } : { ...(await send(row)), copy };
}
