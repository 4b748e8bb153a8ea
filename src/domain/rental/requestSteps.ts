import { type Day, countDays, dayAt, type RentalDates } from '../availability/day';
import { FILM } from '../booking/bookingTable';
import type { RentalRequest, RequestStatus } from './schema';

/** Labels of the statuses of a request. */
export const STATUS_LABELS: Record<RequestStatus, string> = {
  new: 'New',
  quoted: 'Quoted',
  confirmed: 'Confirmed',
  collected: 'Collected',
  partlyReturned: 'Partly returned',
  returned: 'Returned',
  declined: 'Declined',
};

/**
 * Whether a request is about a film, and not about equipment: it has no days, and nothing is packed, handed over or returned. It
 * ends with 'Done'. With an item it is a rental.
 */
export const isFilm = ({ about, items }: Pick<RentalRequest, 'about' | 'items'>): boolean =>
  about === FILM && items.length === 0;

type Stepped = Pick<RentalRequest, 'about' | 'items' | 'status'>;

/** Returns the label of a status of a request, by default of its own. */
export const labelOfStatus = (request: Stepped, status = request.status): string =>
  status === 'returned' && isFilm(request) ? 'Done' : STATUS_LABELS[status];

/** Whether equipment is at the customer. */
export const isOut = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  status === 'collected' || status === 'partlyReturned';

/** Whether a request was confirmed, and not declined since. */
export const isConfirmed = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  status !== 'new' && status !== 'quoted' && status !== 'declined';

/** Whether equipment is kept for a request, or is at the customer. */
export const isActive = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  isConfirmed({ status }) && status !== 'returned';

/** Labels of the buttons of the steps, by the statuses to which they lead. */
export const STEP_LABELS = {
  quoted: 'Send quote',
  confirmed: 'Confirm',
  collected: 'Collected',
  returned: 'Returned',
  declined: 'Decline',
} as const satisfies Partial<Record<RequestStatus, string>>;

/** A status to which a step leads. */
export type RequestStep = keyof typeof STEP_LABELS;

/** The steps that a status allows, the most likely one first. Later quotes do not change the status. */
const OFFERED_STEPS: Record<RequestStatus, readonly RequestStep[]> = {
  new: ['quoted', 'confirmed', 'declined'],
  quoted: ['confirmed', 'quoted', 'declined'],
  confirmed: ['collected', 'quoted', 'declined'],
  collected: ['returned', 'quoted'],
  partlyReturned: ['returned', 'quoted'],
  returned: [],
  declined: [],
};

/** Returns the steps that a request allows, the most likely one first. */
export const offeredSteps = (request: Stepped) =>
  isFilm(request) && request.status === 'confirmed'
    ? (['returned', 'quoted', 'declined'] as const)
    : OFFERED_STEPS[request.status];

/** Returns the status of a returned or declined request when it is reopened; undefined for other requests. */
export function reopenedStatus(request: RentalRequest): RequestStatus | undefined {
  const { status, quotes, checklist } = request;
  if (status === 'returned' && isFilm(request)) return 'confirmed';
  if (status === 'returned')
    return checklist.some(({ state }) => state !== '') ? 'partlyReturned' : 'collected';
  if (status === 'declined') return quotes.length > 0 ? 'quoted' : 'new';
  return undefined;
}

/**
 * Returns the fields that change with a step. Returning sets the day on which everything came back, and another status
 * clears it.
 */
export function stepFields(
  request: RentalRequest,
  status: RequestStatus,
  today: Day,
): Pick<RentalRequest, 'status' | 'returnedOn'> {
  if (status === request.status) return { status, returnedOn: request.returnedOn };
  return { status, returnedOn: status === 'returned' ? today : '' };
}

/** Maximum number of days of a request, and of those that are charged. */
export const MAX_REQUEST_DAYS = 3_660;

/** Returns the rental dates of a request, or undefined if they are missing, in the wrong order or too long. */
export function datesOfRequest({
  from,
  to,
}: Pick<RentalRequest, 'from' | 'to'>): RentalDates | undefined {
  if (from === '' || to === '' || to < from) return undefined;
  return countDays({ from, to }) > MAX_REQUEST_DAYS ? undefined : { from, to };
}

/** Returns the days of the rental, as far as they are known, and the one on which the request arrived. */
export function requestDays({
  from,
  to,
  requestedAt,
}: Pick<RentalRequest, 'from' | 'to' | 'requestedAt'>): RentalDates[] {
  const arrival = dayAt(Date.parse(requestedAt));
  const rental = { from: from || to, to: to || from };
  return [...(rental.to === '' ? [] : [rental]), { from: arrival, to: arrival }];
}
