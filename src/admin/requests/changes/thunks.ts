import { dayAt } from '@/domain/availability/day';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { vatOf } from '@/domain/prices/estimate';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import { confirmedFields, withDaysOfDates } from '@/domain/rental/charging';
import { logEntry, isChangeLogged, logText } from '@/domain/rental/requestLog';
import type { Amount } from '@/domain/rental/money';
import {
  keptDocuments,
  photoIdsOf,
  withoutPersonalData,
} from '@/domain/rental/personalDataRemoval';
import { withKnownRates } from '@/domain/rental/quotes';
import { confirmedText } from '@/domain/rental/requestTexts';
import { stepFields } from '@/domain/rental/requestSteps';
import type { RequestsSettings, RentalRequest, RequestStatus } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { noticeShown } from '@/features/notices';
import { selectIsPublishedSettled } from '../../drafts/content/draftContent';
import { applyEdits } from '../../drafts/editThunks';
import { deskStepsForgotten } from '../../drafts/state/draftsReducer';
import { type StoreOutcome, flush } from '../../storage/keepTable';
import { inputDropped, selectInputs } from '../../store/unsavedSlice';
import { deletePhotos } from '../storage/photoStore';
import { selectCustomers } from '../store/customers';
import { incomingSettled, newRequestsSettled, type DeskRows } from '../store/requestsSlice';
import { selectRequestsSettings, selectRequestById } from '../store/selectors';
import { selectCharging, selectRates, selectRentalTerms } from '../store/stockSelectors';
import type { RequestsThunk } from '../store/storeTypes';
import { deskClock, editDesk, writeRecords, writeSettings } from '../store/writeDesk';
import {
  changed,
  commit,
  commitWithUndo,
  isoNow,
  type ChangeThunk,
  type RequestEvent,
  addStep,
} from './commit';

function lacksRate({ items }: RentalRequest, rates: RequestsSettings['rates']): boolean {
  return withKnownRates(items, rates).some((item, index) => item !== items[index]);
}

/** Unless `isUnmatched`, the form has filled in the known rates: those that are missing were deleted there. */
export function addRequest(
  request: RentalRequest,
  isUnmatched = false,
): RequestsThunk<Promise<StoreOutcome | 'rejected' | 'taken'>> {
  return async (dispatch, getState) => {
    if (selectRequestById(getState(), request.ref)) return 'taken';
    const at = isoNow();
    const isFilled = !isUnmatched && lacksRate(request, selectRates(getState()));
    const filled = isFilled ? [logEntry(at, 'ratesFilled')] : [];
    const log = [...request.log, ...filled, logEntry(at, 'created', request.source)];
    const vat = vatOf(selectRentalTerms(getState()) ?? {});
    const vatBasisPoints = vat === 'unknown' ? request.vatBasisPoints : vat;
    const after = { ...request, vatBasisPoints, log, updatedAt: at };
    return dispatch(commit([{ reference: request.ref, before: null, after }]));
  };
}

/** `event` replaces the names of the fields in the log. Without `message`, the change is no step to undo. */
export function editRequest(
  reference: string,
  fields: Partial<RentalRequest> | ((request: RentalRequest, at: string) => Partial<RentalRequest>),
  event?: RequestEvent,
  message?: string,
): ChangeThunk {
  return async (dispatch, getState) => {
    const before = selectRequestById(getState(), reference);
    if (!before) return 'rejected';
    const at = isoNow();
    const edited = typeof fields === 'function' ? fields(before, at) : fields;
    const complete = withDaysOfDates(before, edited, selectCharging(getState()));
    const changes = [{ reference, before, after: changed(before, complete, at, event) }];
    return dispatch(message === undefined ? commit(changes) : commitWithUndo(message, changes));
  };
}

/** Once for each request, and not after its items were edited, so that a rate that was deleted stays empty. */
export function fillKnownRates(reference: string): RequestsThunk<void> {
  return (dispatch, getState) => {
    // The rates of the catalogue are not known before, and would never be filled in.
    if (!selectIsPublishedSettled(getState())) return;
    const request = selectRequestById(getState(), reference);
    const rates = selectRates(getState());
    if (request?.status !== 'new' || !lacksRate(request, rates)) return;
    const { log, items } = request;
    if (isChangeLogged(log, 'items') || log.some(({ event }) => event === 'ratesFilled')) return;
    const fields = { items: withKnownRates(items, rates) };
    const filled = changed(request, fields, isoNow(), { event: 'ratesFilled' });
    // Opening a request does not make it newer than its version in a backup.
    const after = { ...filled, updatedAt: request.updatedAt };
    void dispatch(commit([{ reference, before: request, after }]));
  };
}

/** The status after a step, and further fields that belong to it. Undo restores them too. */
type StepFields = Partial<RentalRequest> & Pick<RentalRequest, 'status'>;

/** @param event log entry instead of the status @param message text of the toast, by default that of the log entry */
export function takeStep(
  reference: string,
  stepOf: RequestStatus | ((request: RentalRequest, at: string) => StepFields),
  event?: RequestEvent,
  message?: string,
): ChangeThunk {
  return async (dispatch, getState) => {
    const before = selectRequestById(getState(), reference);
    if (!before) return 'rejected';
    const at = isoNow();
    const fields = typeof stepOf === 'function' ? stepOf(before, at) : { status: stepOf };
    const { status } = fields;
    const logged = { event: status, ...event };
    const charging = selectCharging(getState());
    const step = {
      ...fields,
      ...stepFields(before, status, dayAt(Date.parse(at))),
      ...confirmedFields(before, status, charging),
    };
    const detail = logged.event === 'confirmed' ? confirmedText(before, charging) : '';
    const after = changed(before, step, at, { detail, ...logged });
    const label = `${reference}: ${logText({ detail: '', ...logged })}`;
    return dispatch(commitWithUndo(message ?? label, [{ reference, before, after }], label));
  };
}

export function removeItem(reference: string, index: number): ChangeThunk {
  return async (dispatch, getState) => {
    const { items = [] } = selectRequestById(getState(), reference) ?? {};
    const item = items[index];
    if (!item) return 'rejected';
    const event = { event: 'itemRemoved', detail: item.name };
    const message = `${reference}: ${logText(event)}`;
    return dispatch(editRequest(reference, { items: items.toSpliced(index, 1) }, event, message));
  };
}

/** The log does not name the line: it may be personal data. */
export function removeLine(reference: string, index: number): ChangeThunk {
  const event = { event: 'lineRemoved', detail: '' };
  const withoutLine = ({ lines }: RentalRequest) => ({ lines: lines.toSpliced(index, 1) });
  return editRequest(reference, withoutLine, event, `${reference}: ${logText(event)}`);
}

export function removeRequests(references: readonly string[]): ChangeThunk {
  return async (dispatch, getState) => {
    const { retentionYears: years } = selectRequestsSettings(getState());
    const retained = references.find((reference) => {
      const { documents = [] } = selectRequestById(getState(), reference) ?? {};
      return keptDocuments({ documents }, { today: dayAt(Date.now()), years }).length > 0;
    });
    if (retained !== undefined) {
      const message = `${retained} was not removed: its invoices and receipts must be kept for ${formatCount(years, 'year')}.`;
      dispatch(noticeShown({ message, type: 'warning' }));
      return 'rejected';
    }
    const changes = references.flatMap((reference) => {
      const before = selectRequestById(getState(), reference);
      return before ? [{ reference, before, after: null }] : [];
    });
    const [first] = references;
    const message =
      references.length === 1 ? `${first} removed` : `${changes.length} requests removed`;
    return dispatch(commitWithUndo(message, changes));
  };
}

export function importTables(tables: DeskRows): RequestsThunk<Promise<StoreOutcome>> {
  return async (dispatch) => {
    for (const rows of Object.values(tables)) Object.values(rows).forEach(deskClock.see);
    const changes = dispatch(editDesk(tables));
    if (changes.length > 0)
      dispatch(addStep(`${formatCount(changes.length, 'request')} imported`, changes));
    return flush();
  };
}

/** Also of customers without other requests, of versions that are not saved and of invalid input. It cannot be undone. */
export function removePersonalData(references: readonly string[]): ChangeThunk {
  return async (dispatch, getState) => {
    const at = isoNow();
    const { retentionYears } = selectRequestsSettings(getState());
    const changes = references.flatMap((reference) => {
      const before = selectRequestById(getState(), reference);
      return before
        ? [{ reference, before, after: withoutPersonalData(before, at, retentionYears) }]
        : [];
    });
    const concerned = selectCustomers(getState()).entries.filter(
      ({ isStored, refs }) => isStored && refs.some((ref) => references.includes(ref)),
    );
    const outcome = await dispatch(commit(changes));
    if (outcome === 'rejected') return outcome;
    const kept = selectCustomers(getState()).entries.filter(({ refs }) => refs.length > 0);
    const keptIds = new Set(kept.map(({ customer }) => customer.id));
    const ended = concerned.filter(({ customer }) => !keptIds.has(customer.id));
    const erased = Object.fromEntries(ended.map(({ customer }) => [customer.id, null]));
    dispatch(writeRecords('customers', erased, {}, true));
    await deletePhotos(changes.flatMap(({ before }) => photoIdsOf(before)));
    dispatch(deskStepsForgotten(references));
    dispatch(newRequestsSettled(references));
    dispatch(incomingSettled(references));
    for (const [form, { id }] of Object.entries(selectInputs(getState())))
      if (references.includes(id)) dispatch(inputDropped(form));
    return flush();
  };
}

/** Changes fields of the rental terms, as an unpublished change of what visitors see. */
export function changeRentalTerms(fields: Partial<RentalTerms>): RequestsThunk<Promise<unknown>> {
  return async (dispatch, getState) => {
    const terms = selectRentalTerms(getState());
    if (!terms) return undefined;
    const edit = {
      collection: 'pages' as const,
      id: PAGE_IDS.rental,
      draft: { ...terms, ...fields },
    };
    return dispatch(applyEdits('Rental terms changed', [edit], isoNow(), { isInput: true }));
  };
}

export function rememberRate(productId: string, dailyRate: Amount): RequestsThunk<void> {
  return (dispatch, getState) => {
    const { rates } = selectRequestsSettings(getState());
    dispatch(writeSettings({ rates: { ...rates, [productId]: dailyRate } }));
  };
}
