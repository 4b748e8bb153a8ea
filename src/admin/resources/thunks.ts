import type { FieldValues } from 'react-hook-form';
import type { Content } from '@/domain/content/content';
import { noticeShown } from '@/features/notices';
import { sameJson } from '@/domain/text/sameJson';
import { BUSY_LABEL_MIN_MS } from '@/domain/text/limits';
import type { AnyEdit, Edit, EditingThunk } from '../drafts/editing';
import { selectWorkingCopy, type WorkingCopyState } from '../drafts/workingCopySelectors';
import {
  retryPersist,
  saveEdits,
  saveInList,
  type SaveOutcome,
  type SaveRequest,
} from '../forms/useSave';
import type { ImportedRecord } from './csv/recordsCsvChecks';
import { formContext } from './formContext';
import { changeLabel, countRecords } from './labels';
import { takenSlugs, uniqueId, uniqueSlug } from './recordNames';
import { isFeaturedRecord, recordsOf, type ListName, type RecordOf } from './registry';
import type { FormResource, ResourceData } from './resource';

/** Returns the edit that stores a record; null deletes it. */
function editOf<C extends ListName>(name: C, id: string, draft: RecordOf<C> | null): Edit<C> {
  return { collection: name, id, draft };
}

/** Returns the records with the ids, in list order. */
function recordsWith<C extends ListName>(
  content: Content,
  name: C,
  ids: readonly string[],
): RecordOf<C>[] {
  const wanted = new Set(ids);
  return recordsOf(content, name).filter(({ id }) => wanted.has(id));
}

/**
 * Returns the request that saves a change as one undo step.
 * @param done what was done, such as 'added'
 */
function requestFor<C extends ListName>(
  { labels, nameOf, activity, messages }: ResourceData<C>,
  records: readonly RecordOf<C>[],
  done: string,
  edits: readonly AnyEdit[],
): SaveRequest {
  const [first] = records;
  const name = first && records.length === 1 ? nameOf(first) : countRecords(labels, records.length);
  const label = changeLabel({ labels, nameOf }, records, done);
  return {
    label,
    edits,
    message: messages.stored?.(done, records.length) ?? `${label}.`,
    ...(messages.toastMs !== undefined && { duration: messages.toastMs }),
    activity: { type: activity, name, action: messages.activity?.(done) ?? done },
  };
}

/** Saves a change of the list, and offers to save again when it could not be stored. */
function saveList<C extends ListName>(
  resource: ResourceData<C>,
  records: readonly RecordOf<C>[],
  done: string,
  edits: readonly AnyEdit[],
): EditingThunk<Promise<boolean>> {
  const { failed } = resource.messages;
  const verb = done === 'deleted' ? 'delete' : 'update';
  return saveInList(requestFor(resource, records, done, edits), failed(verb));
}

/**
 * Saves the result of a form. Resolves after at least 300 ms, for the busy label.
 * @param record the record as it was when the form was opened. If it still exists, the newest
 * version is changed instead.
 */
export function saveRecord<C extends ListName, I extends FieldValues, O>(
  resource: FormResource<C, I, O>,
  { record, isNew, values }: { record: RecordOf<C>; isNew: boolean; values: O },
): EditingThunk<Promise<SaveOutcome>> {
  return async (dispatch, getState) => {
    const content = selectWorkingCopy(getState());
    if (!content) return 'refused';
    const { name, form, complete, cascade } = resource;
    const records = recordsOf(content, name);
    const before = isNew ? record : (records.find(({ id }) => id === record.id) ?? record);
    const filled = form.toRecord(values, before, formContext(resource, content, before, { isNew }));
    const made = complete?.(filled, records) ?? filled;
    const now = new Date().toISOString();
    const after = { ...made, ...(isNew && { createdAt: now }), updatedAt: now };
    const isChanged = isNew || !sameJson(made, before);
    const cascaded = isNew ? [] : (cascade?.({ before, after }, content) ?? []);
    const edits = isChanged ? [editOf(name, record.id, after), ...cascaded] : [];
    const request = requestFor(resource, [after], isNew ? 'added' : 'updated', edits);
    return dispatch(saveEdits(request, BUSY_LABEL_MIN_MS));
  };
}

/**
 * Changes records as one step. Resolves to whether the change was stored.
 * @param change returns the changed record, or the same one when it needs no change
 * @param done what was done, such as 'featured'
 */
export function changeRecords<C extends ListName>(
  resource: ResourceData<C>,
  ids: readonly string[],
  change: (record: RecordOf<C>, content: Content) => RecordOf<C>,
  done: (content: Content) => string,
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const content = selectWorkingCopy(getState());
    if (!content) return false;
    const updatedAt = new Date().toISOString();
    const changed = recordsWith(content, resource.name, ids).flatMap((record) => {
      const next = change(record, content);
      return next === record ? [] : [{ ...next, updatedAt }];
    });
    if (changed.length === 0) return true;
    const edits = changed.map((record) => editOf(resource.name, record.id, record));
    return dispatch(saveList(resource, changed, done(content), edits));
  };
}

/** Features or unfeatures records. It is refused with a toast when there are not enough slots. */
export function featureRecords<C extends ListName>(
  resource: ResourceData<C>,
  ids: readonly string[],
  isFeatured: boolean,
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const content = selectWorkingCopy(getState());
    const { name, featured, messages } = resource;
    if (!content || !featured) return false;
    const changed = recordsWith(content, name, ids).filter(
      (record) => isFeaturedRecord(record) !== isFeatured,
    );
    const used = recordsOf(content, name).filter(isFeaturedRecord).length;
    if (isFeatured && changed.length > 0 && used + changed.length > featured.limit) {
      const { toastMs: duration } = messages;
      dispatch(noticeShown({ message: featured.full, type: 'warning', duration }));
      return false;
    }
    const changedIds = changed.map(({ id }) => id);
    const done = isFeatured ? 'featured' : 'no longer featured';
    return dispatch(
      changeRecords(
        resource,
        changedIds,
        (record) => ({ ...record, isFeatured }),
        () => done,
      ),
    );
  };
}

/** Deletes records as one step. */
export function removeRecords<C extends ListName>(
  resource: ResourceData<C>,
  ids: readonly string[],
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const content = selectWorkingCopy(getState());
    if (!content) return false;
    const { name, cascade } = resource;
    const gone = recordsWith(content, name, ids);
    const edits = gone.flatMap((before): AnyEdit[] => [
      editOf(name, before.id, null),
      ...(cascade?.({ before, after: null }, content) ?? []),
    ]);
    return dispatch(saveList(resource, gone, 'deleted', edits));
  };
}

/** Returns whether a step with this label is only in the memory of this tab. */
function isUnstored({ drafts }: WorkingCopyState, label: string): boolean {
  const { persisted, storage } = drafts.status;
  const stored = new Set(persisted?.history.done.map(({ id }) => id));
  return (
    storage === 'memory-only' &&
    drafts.history.done.some((step) => step.label === label && !stored.has(step.id))
  );
}

/**
 * Adds a copy of a record that is not featured. A copy that could not be stored is in the memory of
 * this tab: duplicating again stores that copy instead of creating another.
 */
export function duplicateRecord<C extends ListName>(
  resource: ResourceData<C>,
  id: string,
): EditingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const content = selectWorkingCopy(getState());
    const { name, nameOf, withName, idPrefix, messages } = resource;
    const records = content ? recordsOf(content, name) : [];
    const record = records.find((one) => one.id === id);
    if (!record || !withName) return;
    const taken = takenSlugs(records);
    const title = `${nameOf(record)} (copy)`;
    const copyId = uniqueId(idPrefix, taken);
    const now = new Date().toISOString();
    const copy = {
      ...withName(record, title),
      id: copyId,
      slug: uniqueSlug(title, copyId, taken),
      isFeatured: false,
      createdAt: now,
      updatedAt: now,
    };
    const { edits, ...news } = requestFor(resource, [copy], 'added', [editOf(name, copyId, copy)]);
    const failed = messages.failed('update');
    if (isUnstored(getState(), news.label)) await dispatch(retryPersist({ ...news, failed }));
    else await dispatch(saveInList({ edits, ...news }, failed));
  };
}

/** Imports the changes of a file as one step. Resolves to whether they were stored. */
export function importRecords<C extends ListName>(
  resource: ResourceData<C>,
  imported: readonly ImportedRecord<RecordOf<C>>[],
): EditingThunk<Promise<boolean>> {
  const records = imported.map(({ record }) => record);
  const edits = records.map((record) => editOf(resource.name, record.id, record));
  return saveList(resource, records, 'imported', edits);
}
