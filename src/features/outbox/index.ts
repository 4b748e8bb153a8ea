export type { CompanyContacts } from './messageLinks';
export type { OtherWaysProps } from './OtherWays';
export type { SentRequest } from './BookingSuccess';
export { loadSending, sending, useOutbox, useOutboxRow } from './outbox';
