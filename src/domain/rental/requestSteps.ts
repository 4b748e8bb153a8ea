import type { RequestStatus } from './schema';

/** Steps that change the status of a request, in their usual order. */
export const REQUEST_STEPS = ['quote', 'confirm', 'collect', 'return', 'decline'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

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
