import type { RequestStatus } from './schema';

/** A step that changes the status of a request. */
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
  returned: [],
  declined: [],
};

/** Returns the steps that a status allows, the most likely one first. */
export function offeredSteps(status: RequestStatus): readonly RequestStep[] {
  return OFFERED_STEPS[status];
}
