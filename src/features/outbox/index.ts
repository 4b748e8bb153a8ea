export type { CompanyContacts } from './messageLinks';
export { AskLink } from './OtherWays';
export { YourRequests } from './YourRequests';
export type { SentRequest } from './BookingSuccess';
export { outboxParts, sendIssueParts, useOutbox, useOutboxRow } from './useOutbox';
export { useSend, type SendFailure } from './useSend';
