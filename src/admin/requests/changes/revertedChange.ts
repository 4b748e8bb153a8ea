import { logEntry } from '@/domain/rental/entryIds';
import { isSameRequest } from '@/domain/rental/incoming/differences';
import { isConfirmed } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import type { RequestChange } from '../../drafts/state/draftEntry';
import { isoNow } from './commit';

/** Holds keep their IDs: a request that is confirmed again has the same ones. */
function isSameField(field: keyof RentalRequest, one: RentalRequest, other: RentalRequest) {
  if (field !== 'items') return sameJson(one[field], other[field]);
  const withoutHolds = ({ items }: RentalRequest) =>
    items.map((item) => ({ ...item, holdIds: [] }));
  return sameJson(withoutHolds(one), withoutHolds(other));
}

/** Removes the quotes that a step has added. Those that were created since stay. */
function quotesBefore(before: RentalRequest, after: RentalRequest, now: RentalRequest) {
  const added = after.quotes
    .map(({ number }) => number)
    .filter((number) => before.quotes.every((quote) => quote.number !== number));
  return now.quotes.filter(({ number }) => !added.includes(number));
}

/** What was paid and issued stays: it is corrected by further entries. */
const ADDED_FIELDS: readonly (keyof RentalRequest)[] = ['payments', 'documents'];

/** What a confirmation adds. A request that was collected since keeps it. */
const CONFIRMED_FIELDS: readonly (keyof RentalRequest)[] = ['checklist', 'confirmedDays'];

/** What a hand-over records. A request that has moved on since keeps it. */
const HANDED_OVER_FIELDS: readonly (keyof RentalRequest)[] = ['handover'];

/** What follows from returned pieces. */
const RETURN_FIELDS: readonly (keyof RentalRequest)[] = ['status', 'returnedOn', 'lines'];

const takenPieces = ({ checklist }: RentalRequest) => checklist.filter(({ state }) => state !== '');

/** Returns the fields that a change keeps: those that are never undone, or that later changes follow from. */
function keptFields(before: RentalRequest, after: RentalRequest, now: RentalRequest) {
  const isStillConfirmed = now.status !== after.status && isConfirmed(now);
  const isTakenLater = sameJson(takenPieces(before), takenPieces(after))
    ? before.status !== after.status && !sameJson(takenPieces(now), takenPieces(after))
    : !isSameField('checklist', now, after);
  return [
    ...ADDED_FIELDS,
    ...(isStillConfirmed ? HANDED_OVER_FIELDS : []),
    ...(isStillConfirmed && !isConfirmed(before) ? CONFIRMED_FIELDS : []),
    ...(isTakenLater ? RETURN_FIELDS : []),
  ];
}

/**
 * Returns a request without what a change has done. Fields that were changed again since are kept.
 * @param entry of the log
 */
function withoutChange(
  { before, after }: Pick<RequestChange, 'before' | 'after'>,
  now: RentalRequest | null,
  entry: RentalRequest['log'][number],
) {
  if (!after) return now ?? before;
  if (!now) return null;
  if (!before) return isSameRequest(now, after) ? null : now;
  const kept = keptFields(before, after, now);
  const fields = (Object.keys(before) as (keyof RentalRequest)[])
    .filter((field) => !kept.includes(field))
    .filter((field) => !isSameField(field, before, after) && isSameField(field, now, after))
    .map((field) => [field, before[field]]);
  const quotes = quotesBefore(before, after, now);
  const log = [...now.log, entry];
  const reverted = { ...now, quotes, ...Object.fromEntries(fields), log, updatedAt: entry.at };
  // The dates may have been changed since the confirmation.
  const hasDays = reverted.status !== 'new' && reverted.status !== 'quoted';
  return hasDays ? reverted : { ...reverted, confirmedDays: null };
}

/** Whether a change changes anything but the log. */
export const isChange = ({ before, after }: RequestChange) =>
  before && after ? !isSameRequest(before, after) : before !== after;

/** Returns what undoing or redoing a change does to the request as it is now. */
export function revertedChange(
  action: 'undo' | 'redo',
  { reference, before, after }: RequestChange,
  now: RentalRequest | null,
): RequestChange {
  const event = action === 'undo' ? 'undone' : 'redone';
  const entry = logEntry(isoNow(), event, after?.log.at(-1)?.event);
  const made = action === 'undo' ? { before, after } : { before: after, after: before };
  return { reference, before: now, after: withoutChange(made, now, entry) };
}
