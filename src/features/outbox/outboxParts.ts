import { send, type SendResult } from '@/api/outbox/outbox';
import { bookingCopy, isTooLong, type BookingSubmission } from '@/domain/booking/submission';
import { bookingRow } from './bookingRow';

// What is loaded when a form is about to be sent, or where requests wait.
export { discardRow, noteHandedOver, restoreRow, send } from '@/api/outbox/outbox';
export { sendLimitMessage } from '@/domain/booking/outboxRow';
export { BookingSuccess } from './BookingSuccess';
export { OutboxFlush } from './OutboxFlush';
export { OutboxList } from './OutboxList';
export { SentRequests } from './SentRequests';

/** Without a connection it stays queued. Never rejects. @returns the result with a copy for the visitor */
export async function sendBooking(request: Omit<BookingSubmission, 'at'>): Promise<SendResult> {
  const row = await bookingRow({ ...request, at: new Date().toISOString() });
  const copy = bookingCopy(row.params);
  return isTooLong(row.params) ? { state: 'tooLong', copy } : { ...(await send(row)), copy };
}
