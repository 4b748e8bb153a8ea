import type { RentalDates } from '../availability/day';
import { formatCount } from '../text/formatNumber';
import { expectedPieces, isSettled } from './handover';
import { formatMoney, type Amount } from './money';
import type { RentalRequest, RequestStatus } from './schema';

/** What a step skips. It is shown before the step is taken, and prevents nothing. */
export interface Skipped {
  title: string;
  lines: string[];
  /** Label of the button that takes the step anyway. */
  anyway: string;
}

/** A product that is not available in the requested quantity. */
interface Shortage {
  name: string;
  days: readonly (RentalDates & { short: number })[];
  holds: readonly { ref: string }[];
}

interface StepFacts {
  conflicts: readonly Shortage[];
  /** What the rental costs, and what of it is to be paid. */
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

/** Returns what a step to a status skips; undefined if it skips nothing. */
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
