import { dayAt, type Day } from '../availability/day';
import { logEntry } from './requestLog';
import type { IssuedDocument, RentalRequest } from './schema';

const KEPT_YEARS = 1;

/** Returns undefined while a request is open. */
export function closedOn({ status, returnedOn, log, updatedAt }: RentalRequest): Day | undefined {
  if (status !== 'returned' && status !== 'declined') return undefined;
  if (status === 'returned' && returnedOn) return returnedOn;
  const step = log.findLast(({ event }) => event === status);
  return dayAt(Date.parse(step?.at ?? updatedAt));
}

/** Returns the same day of a later year. 29 February is compared as if it existed. */
const yearsAfter = (day: Day, years: number): Day =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

export function keptDocuments(
  { documents }: Pick<RentalRequest, 'documents'>,
  { today, years }: { today: Day; years: number },
): IssuedDocument[] {
  return documents.filter(
    ({ issuedOn, at }) => yearsAfter(issuedOn || dayAt(Date.parse(at)), years) >= today,
  );
}

const hasPersonalData = ({ customer }: IssuedDocument): boolean =>
  Object.values(customer).some(Boolean);

/** Closed more than a year ago, with personal data. Issued documents are kept for the years of the settings. */
export function isPersonalDataOld(request: RentalRequest, today: Day, years: number): boolean {
  const day = closedOn(request);
  if (day === undefined || yearsAfter(day, KEPT_YEARS) >= today) return false;
  const kept = keptDocuments(request, { today, years });
  const ended = request.documents.filter((one) => !kept.includes(one));
  return !request.isAnonymous || ended.some(hasPersonalData);
}

function withoutCustomer(document: IssuedDocument): IssuedDocument {
  const { payment } = document;
  return {
    ...document,
    customer: { name: '', phone: '', email: '' },
    billingAddress: '',
    customerNotes: '',
    paymentLink: '',
    reason: '',
    ...(payment && { payment: { ...payment, reference: '' } }),
  };
}

/**
 * Documents that have to be kept stay as issued. `isAnonymous` empties the other fields, see `sync/personalFields.ts`.
 * @param at ISO 8601 @param years for which documents are kept
 */
export function withoutPersonalData(
  request: RentalRequest,
  at: string,
  years: number,
): RentalRequest {
  const log = [...request.log, logEntry(at, 'personalDataRemoved')];
  const kept = keptDocuments(request, { today: dayAt(Date.parse(at)), years });
  const documents = request.documents.map((one) =>
    kept.includes(one) ? one : withoutCustomer(one),
  );
  return { ...request, documents, log, isAnonymous: true, updatedAt: at };
}

export function photoIdsOf({
  handover,
  damagePhotos,
}: Pick<RentalRequest, 'handover' | 'damagePhotos'>): string[] {
  const { photoIds = [], signatureId = '' } = handover ?? {};
  return [...photoIds, signatureId, ...Object.keys(damagePhotos)].filter(Boolean);
}
