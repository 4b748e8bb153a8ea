export type { CompanyContacts } from './messageLinks';
export type { OtherWaysProps } from './OtherWays';
export type { SentRequest } from './BookingSuccess';
export { loadOutboxParts, outboxParts, useOutbox, useOutboxRow } from './outbox';
