export type { SendIssue, SentRequest } from './sendIssue';
export type { OtherWaysProps } from './OtherWays';
export { PlainWays } from './PlainWays';
export { useBookingSend, type BookingSendControl } from './useBookingSend';
export type { CompanyContacts } from './useRequestLinks';
