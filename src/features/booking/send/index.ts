export type { SendIssue } from './sendIssue';
export type { SentRequest } from './sendRequest';
export { useBookingSend, type BookingSendControl } from './useBookingSend';
export { useRequestLinks, type CompanyContacts } from './useRequestLinks';
