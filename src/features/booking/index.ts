export { BookingContacts } from './BookingContacts';
export { BookingConditions } from './BookingConditions';
export { DRAFT_KEY } from './bookingDraft';
export { BookingForm } from './BookingForm';
export type { SendIssue } from './send';
