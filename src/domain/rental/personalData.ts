import { dayAt, type Day } from '../availability/day';
import { logEntry } from './requestLog';
import type { IssuedDocument, RentalRequest } from './schema';

/** Years after which the personal data of a closed request can be removed. */
const KEPT_YEARS = 1;

/** Returns the day on which a request was returned or declined; undefined while it is open. */
export function closedOn({ status, returnedOn, log, updatedAt }: RentalRequest): Day | undefined {
  if (status !== 'returned' && status !== 'declined') return undefined;
  if (status === 'returned' && returnedOn) return returnedOn;
  const step = log.findLast(({ event }) => event === status);
  return dayAt(Date.parse(step?.at ?? updatedAt));
}

/** Returns the same day of a later year. 29 February is compared as if it existed. */
const yearsAfter = (day: Day, years: number): Day =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Returns the documents of a request that have to be kept today. */
export function keptDocuments(
  { documents }: Pick<RentalRequest, 'documents'>,
  { today, years }: { today: Day; years: number },
): IssuedDocument[] {
  return documents.filter(
    ({ issuedOn, at }) => yearsAfter(issuedOn || dayAt(Date.parse(at)), years) >= today,
  );
}

/** Whether a document names its customer. */
const hasPersonalData = ({ customer }: IssuedDocument): boolean =>
  Object.values(customer).some(Boolean);

/**
 * Whether a request was returned or declined more than a year ago and has personal data that can be removed. Issued
 * documents are kept for the years of the settings.
 */
export function isPersonalDataOld(request: RentalRequest, today: Day, years: number): boolean {
  const day = closedOn(request);
  if (day === undefined || yearsAfter(day, KEPT_YEARS) >= today) return false;
  const kept = keptDocuments(request, { today, years });
  const ended = request.documents.filter((one) => !kept.includes(one));
  return !request.isAnonymous || ended.some(hasPersonalData);
}

/** Returns an issued document without its customer. */
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
 * Returns a request as one whose personal data was removed, with an entry in its log: writing it removes all personal
 * fields. Documents that have to be kept stay as they were issued.
 * @param at ISO 8601
 * @param years for which documents are kept
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

/** Returns the IDs of the photos of a request, its signature and those of damage included. */
export function photoIdsOf({
  handover,
  damagePhotos,
}: Pick<RentalRequest, 'handover' | 'damagePhotos'>): string[] {
  const { photoIds = [], signatureId = '' } = handover ?? {};
  return [...photoIds, signatureId, ...Object.keys(damagePhotos)].filter(Boolean);
}
