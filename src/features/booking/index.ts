export { BookingContacts, type BookingContactsProps } from './BookingContacts';
export { BookingForm, type BookingFormProps } from './BookingForm';
