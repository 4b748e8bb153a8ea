import type { Content } from '@/domain/content/content';
import { noticeShown } from '@/features/notices';
import { formatInteger } from '@/domain/text/formatNumber';
import { moveIds } from '@/domain/record/derivedIds';
import { sameJson } from '@/domain/text/sameJson';
import type { EditingThunk } from '../drafts/editThunks';
import type { Edit, EditOf } from '../drafts/draftChanges';
import { selectIsOnlyInMemory } from '../storage/storageSlice';
import {
  selectDraftContent,
  type DraftContentState,
  selectPublished,
  withDrafts,
} from '../drafts/content/draftContent';
import {
  BUSY_LABEL_MIN_MS,
  retryPersist,
  saveEdits,
  saveWithRetry,
  type SaveOutcome,
} from '../forms/saveEdits';
import type { AnyField, InputValues } from '../fields/field';
import { createFormContext, recordFromForm } from './formDefinition';
import { takenSlugs, uniqueId, uniqueSlug } from './recordNames';
import { isFeaturedRecord, recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';
import { recordEdit, recordsWith, saveList, saveOptionsOf } from './recordEdits';
import { orderedIds } from '../drafts/content/orders';
import { selectDrafts } from '../drafts/state/draftsReducer';
import type { Drafts } from '../drafts/state/draftEntry';

/** Changes the newest version of `record`, if it still exists. Resolves after at least 300 ms, for the busy label. */
export function saveRecord<C extends ResourceName>(
  resource: ResourceData<C>,
  {
    record,
    isNew,
    values,
  }: { record: RecordOf<C>; isNew: boolean; values: InputValues<readonly AnyField[]> },
): EditingThunk<Promise<SaveOutcome>> {
  return async (dispatch, getState) => {
    const content = selectDraftContent(getState());
    if (!content) return 'rejected';
    const { name, complete, cascade } = resource;
    const records = recordsOf(content, name);
    const before = isNew ? record : (records.find(({ id }) => id === record.id) ?? record);
    const context = createFormContext(resource, content, before, { isNew });
    const filled = recordFromForm(resource, values, before, context);
    const made = complete?.(filled, records) ?? filled;
    const now = new Date().toISOString();
    const after = { ...made, ...(isNew && { createdAt: now }), updatedAt: now };
    const isChanged = isNew || !sameJson(made, before);
    const cascaded = isNew ? [] : (cascade?.({ before, after }, content) ?? []);
    const edits = isChanged ? [recordEdit(name, record.id, after), ...cascaded] : [];
    const request = saveOptionsOf(resource, [after], isNew ? 'added' : 'updated', edits);
    return dispatch(saveEdits(request, BUSY_LABEL_MIN_MS));
  };
}

/** One step. `change` returns the same record when it needs no change. Resolves to whether the change was stored. */
export function changeRecords<C extends ResourceName>(
  resource: ResourceData<C>,
  ids: readonly string[],
  change: (record: RecordOf<C>, content: Content) => RecordOf<C>,
  done: (content: Content) => string,
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const content = selectDraftContent(getState());
    if (!content) return false;
    const updatedAt = new Date().toISOString();
    const changed = recordsWith(content, resource.name, ids).flatMap((record) => {
      const next = change(record, content);
      return next === record ? [] : [{ ...next, updatedAt }];
    });
    if (changed.length === 0) return true;
    const edits = changed.map((record) => recordEdit(resource.name, record.id, record));
    return dispatch(saveList(resource, changed, done(content), edits));
  };
}

/** Features or unfeatures records. It is rejected with a toast when there are not enough slots. */
export function featureRecords<C extends ResourceName>(
  resource: ResourceData<C>,
  ids: readonly string[],
  isFeatured: boolean,
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const content = selectDraftContent(getState());
    const { name, featured, messages } = resource;
    if (!content || !featured) return false;
    const changed = recordsWith(content, name, ids).filter(
      (record) => isFeaturedRecord(record) !== isFeatured,
    );
    const used = recordsOf(content, name).filter(isFeaturedRecord).length;
    if (isFeatured && changed.length > 0 && used + changed.length > featured.limit) {
      const duration = messages.toastMs;
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

export function removeRecords<C extends ResourceName>(
  resource: ResourceData<C>,
  ids: readonly string[],
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const content = selectDraftContent(getState());
    if (!content) return false;
    const { name, cascade } = resource;
    const removed = recordsWith(content, name, ids);
    const edits = removed.flatMap((before): Edit[] => [
      recordEdit(name, before.id, null),
      ...(cascade?.({ before, after: null }, content) ?? []),
    ]);
    return dispatch(saveList(resource, removed, 'deleted', edits));
  };
}

/** Returns whether the last step has this label, and is only in the memory of this tab. */
function isUnstored(state: DraftContentState, label: string): boolean {
  return selectIsOnlyInMemory(state) && state.undoHistory.done.at(-1)?.label === label;
}

/** A copy that could not be stored is in the memory of this tab: duplicating again stores it instead of another one. */
export function duplicateRecord<C extends ResourceName>(
  resource: ResourceData<C>,
  id: string,
): EditingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const content = selectDraftContent(getState());
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
    const { edits, ...request } = saveOptionsOf(resource, [copy], 'added', [
      recordEdit(name, copyId, copy),
    ]);
    const failed = messages.failed('update');
    if (isUnstored(getState(), request.label)) await dispatch(retryPersist({ ...request, failed }));
    else await dispatch(saveWithRetry({ edits, ...request }, failed));
  };
}

export interface ImportedRecord<T> {
  record: T;
  /** Changed columns; missing for a new record. */
  changed?: string[];
}

/** Imports the changes of a file as one step. Resolves to whether they were stored. */
export function importRecords<C extends ResourceName>(
  resource: ResourceData<C>,
  imported: readonly ImportedRecord<RecordOf<C>>[],
): EditingThunk<Promise<boolean>> {
  const records = imported.map(({ record }) => record);
  const edits = records.map((record) => recordEdit(resource.name, record.id, record));
  return saveList(resource, records, 'imported', edits);
}

/** Moving back leaves no draft of the order. `orderId`: one of ORDER_IDS. `to`: index among the others, from 0. */
export function orderEdit(
  orderId: string,
  ids: readonly string[],
  to: number,
  drafts: Drafts,
  published: Content,
): EditOf<'orders'> {
  const { [orderId]: _own, ...orders } = drafts.orders;
  const idsIn = (one: Drafts) => orderedIds(withDrafts(published, one), orderId);
  const moved = moveIds(idsIn(drafts), ids, to);
  const isFormer = sameJson(moved, idsIn({ ...drafts, orders }));
  // New records, which only drafts contain, come last without a draft of the order.
  const draft = isFormer ? orderedIds(published, orderId) : moved;
  return { collection: 'orders', id: orderId, draft: { ids: draft } };
}

/** One step. `to`: index among the others, from 0; Infinity for the last place. Resolves to whether it was stored. */
export function moveRecords<C extends ResourceName>(
  resource: ResourceData<C>,
  ids: readonly string[],
  to: number,
  isFeatured = false,
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = getState();
    const [draftContent, published] = [selectDraftContent(state), selectPublished(state)];
    if (!draftContent || !published) return false;
    const { name, labels } = resource;
    const orderId = isFeatured ? `featured-${name}` : name;
    const count = formatInteger(orderedIds(draftContent, orderId).length);
    const position = `position ${formatInteger(to + 1)} of ${count}`;
    const end = to === 0 ? 'the top' : 'the bottom';
    const place = ids.length === 1 && Number.isFinite(to) ? position : end;
    const done = `moved to ${place}${isFeatured ? ` featured ${labels.many}` : ''}`;
    const edit = orderEdit(orderId, ids, to, selectDrafts(state), published.content);
    return dispatch(saveList(resource, recordsWith(draftContent, name, ids), done, [edit]));
  };
}
