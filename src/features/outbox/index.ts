export type { CompanyContacts } from './messageLinks';
export type { OtherWaysProps } from './OtherWays';
export { YourRequests } from './YourRequests';
export type { SentRequest } from './BookingSuccess';
export { outboxParts, useOutbox, useOutboxRow } from './useOutbox';
export { useSend, type SendFailure } from './useSend';
