import { type Day, countDays, dayAt, type RentalDates } from '../availability/day';
import { FILM } from '../booking/bookingTable';
import type { RentalRequest, RequestStatus } from './schema';

export const STATUS_LABELS: Record<RequestStatus, string> = {
  new: 'New',
  quoted: 'Quoted',
  confirmed: 'Confirmed',
  collected: 'Collected',
  partlyReturned: 'Partly returned',
  returned: 'Returned',
  declined: 'Declined',
};

/** A film has no days, and nothing is packed, handed over or returned. With an item a request is a rental. */
export const isFilm = ({ about, items }: Pick<RentalRequest, 'about' | 'items'>): boolean =>
  about === FILM && items.length === 0;

type Stepped = Pick<RentalRequest, 'about' | 'items' | 'status'>;

export const labelOfStatus = (request: Stepped, status = request.status): string =>
  status === 'returned' && isFilm(request) ? 'Done' : STATUS_LABELS[status];

export const isOut = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  status === 'collected' || status === 'partlyReturned';

/** Whether equipment of a request is or was at the customer. */
export const wasOut = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  isOut({ status }) || status === 'returned';

/** Whether a request was confirmed, and not declined since. */
export const isConfirmed = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  status !== 'new' && status !== 'quoted' && status !== 'declined';

/** Whether equipment is kept for a request, or is at the customer. */
export const isActive = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  isConfirmed({ status }) && status !== 'returned';

export const STEP_LABELS = {
  quoted: 'Send quote',
  confirmed: 'Confirm',
  collected: 'Collected',
  returned: 'Returned',
  declined: 'Decline',
} as const satisfies Partial<Record<RequestStatus, string>>;

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

export const offeredSteps = (request: Stepped) =>
  isFilm(request) && request.status === 'confirmed'
    ? (['returned', 'quoted', 'declined'] as const)
    : OFFERED_STEPS[request.status];

/** Returns undefined for requests that are not closed. */
export function reopenedStatus(request: RentalRequest): RequestStatus | undefined {
  const { status, quotes, checklist } = request;
  if (status === 'returned' && isFilm(request)) return 'confirmed';
  if (status === 'returned')
    return checklist.some(({ state }) => state !== '') ? 'partlyReturned' : 'collected';
  if (status === 'declined') return quotes.length > 0 ? 'quoted' : 'new';
  return undefined;
}

/** Returning sets the day on which everything came back, and another status clears it. */
export function stepFields(
  request: RentalRequest,
  status: RequestStatus,
  today: Day,
): Pick<RentalRequest, 'status' | 'returnedOn'> {
  if (status === request.status) return { status, returnedOn: request.returnedOn };
  return { status, returnedOn: status === 'returned' ? today : '' };
}

export const MAX_REQUEST_DAYS = 3_660;

/** Returns undefined if the dates are missing, in the wrong order or too long. */
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
