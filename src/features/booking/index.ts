export { BookingContacts } from './BookingContacts';
export { BookingConditions } from './BookingConditions';
export { BookingForm } from './BookingForm';
export type { RequestExtras } from './bookingPayload';
export type { SendIssue } from './send';
