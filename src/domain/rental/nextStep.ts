import type { Day, RentalDates } from '../availability/day';
import { formatCount } from '../text/formatNumber';
import { overdueDays, packedPieces, expectedPieces, isSettled } from './handover';
import { type Amount, formatMoney } from './money';
import { isFilm, isOut, STEP_LABELS } from './requestSteps';
import type { PaymentKind, RentalRequest, RequestStatus } from './schema';

/** What the office has to do next about a request, and on which day ('' if no day is known). */
interface NextStep {
  kind: 'answer' | 'pickUp' | 'return' | 'finish' | 'none';
  day: Day;
}

const NEXT: Record<RequestStatus, NextStep['kind']> = {
  new: 'answer',
  quoted: 'answer',
  confirmed: 'pickUp',
  collected: 'return',
  partlyReturned: 'return',
  returned: 'none',
  declined: 'none',
};

export function nextStepOf(request: RentalRequest): NextStep {
  const { status, from, to } = request;
  const kind = NEXT[status];
  if (isFilm(request)) return { kind: kind === 'pickUp' ? 'finish' : kind, day: '' };
  return { kind, day: kind === 'return' ? to : from };
}

/** Whether the log says that the last quote was printed, copied or opened in an app to send it. */
export function isQuoteShared({ quotes, log }: Pick<RentalRequest, 'quotes' | 'log'>): boolean {
  const last = quotes.at(-1);
  return log.some(
    ({ event, detail }) => event === 'quoteShared' && detail.startsWith(`${last?.number} `),
  );
}

export const NEXT_ACTIONS = {
  quoted: STEP_LABELS.quoted,
  openQuote: 'Open quote',
  confirmed: STEP_LABELS.confirmed,
  pack: 'Pack',
  handOver: 'Hand over',
  takeBack: 'Take back',
  returned: 'Done',
  addPayment: 'Add payment',
  returnDeposit: 'Give deposit back',
  reopen: 'Reopen',
} as const;

export type NextAction = keyof typeof NEXT_ACTIONS;

/** Returns undefined if nothing is left to do. @param due see `dueOf` */
export function nextActionOf(
  request: RentalRequest,
  due: { kind: PaymentKind; amount: Amount },
): NextAction | undefined {
  const { status } = request;
  if (status === 'new') return 'quoted';
  if (status === 'quoted') return isQuoteShared(request) ? 'confirmed' : 'openQuote';
  if (status === 'confirmed' && isFilm(request)) return 'returned';
  if (status === 'confirmed') return packedPieces(request).areAll ? 'handOver' : 'pack';
  if (isOut(request)) return 'takeBack';
  if (status === 'declined') return 'reopen';
  if (due.amount === 0) return undefined;
  return due.kind === 'depositReturned' ? 'returnDeposit' : 'addPayment';
}

export const NOT_SENT = 'Not sent yet';

export const isQuoteUnsent = (request: Pick<RentalRequest, 'status' | 'quotes' | 'log'>): boolean =>
  request.status === 'quoted' && !isQuoteShared(request);

export function isDueOn(request: RentalRequest, today: Day): boolean {
  const { kind, day } = nextStepOf(request);
  return (kind === 'pickUp' || kind === 'return') && day === today;
}

/** Whether equipment was to be picked up or returned before this day. */
export function isOverdue(request: RentalRequest, today: Day): boolean {
  const { kind, day } = nextStepOf(request);
  return (kind === 'pickUp' || kind === 'return') && day !== '' && day < today;
}

/** Order of the groups: equipment that is overdue, due today, pick-ups that are late, open, closed. */
function groupOf(request: RentalRequest, today: Day): number {
  if (overdueDays(request, today) > 0) return -1;
  if (isDueOn(request, today)) return 0;
  if (isOverdue(request, today)) return 1;
  return nextStepOf(request).kind === 'none' ? 3 : 2;
}

/** Within a group by day, none first; closed requests the latest first. Returns a new list. */
export function sortByNextStep(requests: readonly RentalRequest[], today: Day): RentalRequest[] {
  return requests
    .map((request) => {
      const group = groupOf(request, today);
      const day = group === 3 ? request.updatedAt : nextStepOf(request).day;
      return { request, group, day };
    })
    .sort((a, b) => {
      if (a.group !== b.group) return a.group - b.group;
      const [first, second] = a.group === 3 ? [b, a] : [a, b];
      if (first.day !== second.day) return first.day < second.day ? -1 : 1;
      return first.request.requestedAt < second.request.requestedAt ? -1 : 1;
    })
    .map(({ request }) => request);
}

/** What a step skips. It is shown before the step is taken, and prevents nothing. */
export interface Skipped {
  title: string;
  lines: string[];
  /** Label of the button that takes the step anyway. */
  anyway: string;
}

interface Shortage {
  name: string;
  days: readonly (RentalDates & { short: number })[];
  holds: readonly { ref: string }[];
}

interface StepFacts {
  conflicts: readonly Shortage[];
  total: Amount;
  balance: Amount;
  daysText: (days: RentalDates) => string;
}

function conflictLines({ conflicts, daysText }: StepFacts): string[] {
  return conflicts.flatMap(({ name, days, holds }) => {
    const refs = [...new Set(holds.map(({ ref }) => ref).filter(Boolean))].join(', ');
    return days.map(
      (run) => `${run.short} short on ${daysText(run)}: ${name}${refs && ` (${refs})`}`,
    );
  });
}

const verb = (count: number) => (count === 1 ? 'counts' : 'count');

/** Returns undefined if it skips nothing. */
export function skippedBy(
  request: RentalRequest,
  step: RequestStatus,
  facts: StepFacts,
): Skipped | undefined {
  const { status } = request;
  if (step === 'confirmed') {
    const lines = conflictLines(facts);
    return lines.length === 0 ? undefined : { title: 'Conflicts', lines, anyway: 'Confirm anyway' };
  }
  if (step === 'collected' && status === 'confirmed' && facts.balance > 0) {
    const [open, all] = [facts.balance, facts.total].map(formatMoney);
    const line = `${open} of ${all} is not paid, or not seen in the account yet.`;
    return { title: 'Open balance', lines: [line], anyway: 'Collected anyway' };
  }
  if (step === 'returned') {
    const open = expectedPieces(request).filter((piece) => !isSettled(piece));
    const missing = open.filter(({ state }) => state === 'missing').length;
    const unchecked = open.length - missing;
    const lines = [
      unchecked > 0 && `${formatCount(unchecked, 'piece')} ${verb(unchecked)} as returned`,
      missing > 0 && `${formatCount(missing, 'missing piece')} ${verb(missing)} as lost`,
    ].filter((line) => line !== false);
    return open.length === 0
      ? undefined
      : { title: 'Not checked in', lines, anyway: 'Returned anyway' };
  }
  return undefined;
}
