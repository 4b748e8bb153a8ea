import { wasConfirmed } from '@/domain/rental/backupDue';
import { usedCounts } from '@/domain/rental/documents/numbers';
import { LISTED } from '@/domain/rental/handover';
import type { RentalRequest, RequestsSettings } from '@/domain/rental/schema';
import { SETTINGS_KEY } from '@/domain/rental/sync/deskRecords';
import { ERASED } from '@/domain/rental/sync/personalFields';
import { changedFields, isOwn } from '@/domain/rental/sync/recordFields';
import { FINALLY, REMOVED, removedLongAgo } from '@/domain/rental/sync/mergeRows';
import {
  createClock,
  mapCells,
  type Cell,
  type StampedRow,
  type StampedRows,
} from '@/domain/rental/sync/stamp';
import { newId } from '@/domain/text/ids';
import { sameJson } from '@/domain/text/sameJson';
import { parseTime } from '@/domain/text/time';
import type { RequestChange } from '../../drafts/state/draftEntry';
import { deskEdited, type DeskEdits } from './requestsSlice';
import { selectRequestById, selectRequestsByRef, selectRequestsSettings } from './selectors';
import type { RequestsRootState, RequestsThunk } from './storeTypes';

/** The name of this tab in its stamps and in the log. */
export const TAB = newId('').slice(0, 4);

export const deskClock = createClock(TAB, Date.now);

const cell = (field: string, value: unknown, { next } = deskClock): Cell =>
  isOwn(field) ? [value, next()] : [value, next(), true];

const cellsOf = (fields: readonly (readonly [string, unknown])[], clock = deskClock): StampedRow =>
  Object.fromEntries(fields.map(([field, value]) => [field, cell(field, value, clock)]));

/** Returns the cells of an added, changed or removed (null) record. @param stored its row, if it has one */
const editsOf = (
  before: object | null,
  after: object | null,
  stored: StampedRow | undefined,
): StampedRow =>
  cellsOf(
    after
      ? [...changedFields(before, after), ...(!before && stored ? [[REMOVED, false] as const] : [])]
      : [[REMOVED, true]],
  );

interface RequestVersions {
  before: RentalRequest | null;
  after: RentalRequest | null;
}

/** The time of asking: another device can have received the same request, and what the office entered is later. */
function clockOf({ requestedAt }: RentalRequest) {
  const asked = Math.min(parseTime(requestedAt) || Date.now(), Date.now());
  return createClock(TAB, () => asked);
}

export const refOf = (row: StampedRow) => String(row['ref']?.[0]);

/** Before all edits: another device can have made the same piece of a checklist, and packed it. */
const MADE = createClock(TAB, () => 0).next();

/** Returns the rows of a request: two devices can have made it. */
const rowsOf = (rows: StampedRows, { ref }: RentalRequest) =>
  Object.entries(rows).filter(([, row]) => refOf(row) === ref);

function requestEdits(
  rows: StampedRows,
  { before, after }: RequestVersions,
): [string, StampedRow][] {
  if (!after)
    return before
      ? rowsOf(rows, before).map(([key, row]) => [key, editsOf(before, null, row)])
      : [];
  const { id } = after;
  if (!before && !rows[id]) return [[id, cellsOf(changedFields(null, after), clockOf(after))]];
  const edits = editsOf(before, after, rows[id]);
  const added = Object.keys(edits).filter(
    (field) => field.startsWith(`checklist/${LISTED}`) && !rows[id]?.[field],
  );
  if (added.length === 0) return [[id, edits]];
  // Only then, because all rows are searched.
  const twins = rowsOf(rows, after);
  const made = new Set(added.filter((field) => !twins.some(([, row]) => row[field])));
  const cells = mapCells(edits, (edit, field) => (made.has(field) ? [edit[0], MADE, true] : edit));
  return [[id, cells]];
}

/** Removes the personal data of rows of which another device has received, and erased, the same request. */
const eraseTwins = (): RequestsThunk<void> => (dispatch, getState) => {
  const rows = getState().requests.data.requests;
  const erased = new Set(Object.values(rows).flatMap((row) => (row[ERASED] ? [refOf(row)] : [])));
  const left = Object.entries(rows).filter(([, row]) => !row[ERASED] && erased.has(refOf(row)));
  const requests = left.map(([key]) => [key, { [ERASED]: cell(ERASED, true) }] as const);
  if (requests.length > 0) dispatch(deskEdited({ requests: Object.fromEntries(requests) }));
};

/** Returns how requests differ between two states; by default all of them. */
export function changedRequests(
  former: RequestsRootState,
  now: RequestsRootState,
  references?: ReadonlySet<string>,
): RequestChange[] {
  const [known, next] = [selectRequestsByRef(former), selectRequestsByRef(now)];
  const all = references ?? new Set([...Object.keys(known), ...Object.keys(next)]);
  return (
    [...all]
      .map((reference) => ({
        reference,
        before: known[reference] ?? null,
        after: next[reference] ?? null,
      }))
      // Joined twins are other objects each time.
      .filter(({ before, after }) => !sameJson(before, after))
  );
}

/**
 * Edits rows, and makes what follows, wherever they were edited: here, in a backup or on another device.
 * @param isReceived whether another device has edited them. The reminder of a backup is of the device that confirms.
 */
export const editDesk =
  (edits: DeskEdits, isReceived = false): RequestsThunk<RequestChange[]> =>
  (dispatch, getState) => {
    const former = getState();
    dispatch(deskEdited(edits));
    const rows = [former, getState()].map(({ requests }) => requests.data.requests);
    const keys = Object.keys(edits.requests ?? {});
    const references = new Set(keys.flatMap((key) => rows.map((all) => refOf(all[key] ?? {}))));
    const isErased = (reference: string) => selectRequestById(getState(), reference)?.isAnonymous;
    if ([...references].some(isErased)) dispatch(eraseTwins());
    const changes = changedRequests(former, getState(), references);
    const { firstConfirmedAt, lastCounts } = selectRequestsSettings(getState());
    const confirmed = isReceived
      ? undefined
      : changes.find(({ after }) => after && wasConfirmed(after));
    const requests = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
    dispatch(
      writeSettings({
        // The backup reminder counts from the first confirmation.
        firstConfirmedAt: firstConfirmedAt || (confirmed?.after?.updatedAt ?? ''),
        // Numbers of quotes that are removed stay used.
        lastCounts: usedCounts(lastCounts, requests),
      }),
    );
    return changes;
  };

/** Drops the fields of records that were removed long ago. @param now ms since 1970 */
export const forgetRemoved =
  (now: number): RequestsThunk<void> =>
  (dispatch, getState) => {
    const { data } = getState().requests;
    const forgotten = (rows: StampedRows): StampedRows =>
      Object.fromEntries(
        removedLongAgo(rows, now).map((key) => [key, { [REMOVED]: cell(REMOVED, FINALLY) }]),
      );
    const tables = {
      requests: forgotten(data.requests),
      customers: forgotten(data.customers),
      units: forgotten(data.units),
    };
    if (Object.values(tables).some((rows) => Object.keys(rows).length > 0))
      dispatch(deskEdited(tables));
  };

export const writeRequests =
  (changes: readonly RequestVersions[]): RequestsThunk<RequestChange[]> =>
  (dispatch, getState) => {
    const rows = getState().requests.data.requests;
    const requests = Object.fromEntries(changes.flatMap((change) => requestEdits(rows, change)));
    return dispatch(editDesk({ requests }));
  };

export const writeSettings =
  (change: Partial<RequestsSettings>): RequestsThunk<void> =>
  (dispatch, getState) => {
    const settings = selectRequestsSettings(getState());
    const cells = cellsOf(changedFields(settings, { ...settings, ...change }));
    if (Object.keys(cells).length > 0)
      dispatch(deskEdited({ deskSettings: { [SETTINGS_KEY]: cells } }));
  };

/** `null` removes. @param known those that are shown @param isErased whether nothing of what is removed may be kept */
export const writeRecords =
  (
    table: 'customers' | 'units',
    changes: Readonly<Record<string, object | null>>,
    known: Readonly<Record<string, object | null>>,
    isErased = false,
  ): RequestsThunk<void> =>
  (dispatch, getState) => {
    const rows = getState().requests.data[table];
    const edits = Object.entries(changes).map(([id, after]): [string, StampedRow] => {
      const before = (Object.hasOwn(known, id) && known[id]) || null;
      const cells = editsOf(before, after, rows[id]);
      return [id, after || !isErased ? cells : { ...cells, [ERASED]: cell(ERASED, true) }];
    });
    dispatch(deskEdited({ [table]: Object.fromEntries(edits) }));
  };
