export { BookingContacts } from './BookingContacts';
export { BookingConditions } from './BookingConditions';
export { BookingRequest } from './BookingRequest';
export type { CartOfRequest } from './useBookingDraft';
