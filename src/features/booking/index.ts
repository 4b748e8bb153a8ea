export { BookingContacts } from './BookingContacts';
export { BookingConditions } from './BookingConditions';
export { BookingForm } from './BookingForm';
export type { CartOfRequest } from './useBookingDraft';
