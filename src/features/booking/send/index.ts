export type { SendIssue, SentRequest } from './sendRequest';
export { useBookingSend, type BookingSendControl } from './useBookingSend';
export { useRequestLinks, type CompanyContacts } from './useRequestLinks';
