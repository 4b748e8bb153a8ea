export { BookingContacts } from './BookingContacts';
export { BookingForm } from './BookingForm';
export type { SendIssue } from './send';
