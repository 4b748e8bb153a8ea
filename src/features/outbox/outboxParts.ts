// What is loaded when a form is about to be sent, or where requests wait.
export { discardRow, noteHandedOver, restoreRow, send } from '@/api/outbox/outbox';
export { sendLimitMessage } from '@/domain/booking/outboxRow';
export { BookingSuccess } from './BookingSuccess';
export { OutboxFlush } from './OutboxFlush';
export { AskLink } from './OtherWays';
export { OutboxList } from './OutboxList';
export { SentRequests } from './SentRequests';
export { sendBooking } from './sendBooking';
