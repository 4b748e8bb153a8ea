import type { Day } from '../availability/day';
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

/** Whether equipment is at the customer. */
export const isOut = ({ status }: Pick<RentalRequest, 'status'>): boolean =>
  status === 'collected' || status === 'partlyReturned';

/** A step that an administrator takes with a request. */
export type RequestStep = 'quote' | 'confirm' | 'collect' | 'return' | 'decline';

/** Label of the button of a step. */
export const STEP_LABELS: Record<RequestStep, string> = {
  quote: 'Send quote',
  confirm: 'Confirm',
  collect: 'Collected',
  return: 'Returned',
  decline: 'Decline',
};

const OFFERED_STEPS: Record<RequestStatus, readonly RequestStep[]> = {
  new: ['quote', 'confirm', 'decline'],
  quoted: ['confirm', 'quote', 'decline'],
  confirmed: ['collect', 'quote', 'decline'],
  collected: ['return', 'quote'],
  partlyReturned: ['return', 'quote'],
  returned: [],
  declined: [],
};

/** Returns the steps that a status allows, the most likely one first. */
export function offeredSteps(status: RequestStatus): readonly RequestStep[] {
  return OFFERED_STEPS[status];
}

const STATUS_AFTER: Record<Exclude<RequestStep, 'quote'>, RequestStatus> = {
  confirm: 'confirmed',
  collect: 'collected',
  return: 'returned',
  decline: 'declined',
};

/** Returns the status after a step. A new request becomes a quoted one; later quotes do not change the status. */
export function statusAfter(step: RequestStep, status: RequestStatus): RequestStatus {
  if (step === 'quote') return status === 'new' ? 'quoted' : status;
  return STATUS_AFTER[step];
}

/** Returns the status of a returned or declined request when it is reopened; undefined for other requests. */
export function reopenedStatus({
  status,
  quotes,
  checklist,
}: {
  status: RequestStatus;
  quotes: readonly unknown[];
  checklist: readonly { state: string }[];
}): RequestStatus | undefined {
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
