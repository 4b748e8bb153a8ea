export { BookingContacts } from './BookingContacts';
export { BookingForm } from './BookingForm';
