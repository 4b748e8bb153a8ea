export type { SendIssue } from './sendIssue';
export { useBookingSend, type BookingSendControl, type SentRequest } from './useBookingSend';
export { useRequestLinks, type CompanyContacts } from './useRequestLinks';
