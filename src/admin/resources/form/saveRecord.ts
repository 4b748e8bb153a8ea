import { sameJson } from '@/domain/text/sameJson';
import type { AnyField, InputValues } from '../../fields/field';
import type { EditingThunk } from '../../drafts/editThunks';
import { selectDraftContent } from '../../drafts/content/draftContentSelectors';
import { BUSY_LABEL_MIN_MS, saveEdits, type SaveOutcome } from '../../forms/useSave';
import { recordsOf, type ResourceName, type RecordOf } from '../registry';
import type { ResourceData } from '../resource';
import { recordEdit, requestFor } from '../saveRequest';
import { createFormContext, recordFromForm, type FormDefinition } from './formDefinition';

/**
 * Saves the result of a form. Resolves after at least 300 ms, for the busy label.
 * @param record the record as it was when the form was opened. If it still exists, the newest
 * version is changed instead.
 */
export function saveRecord<C extends ResourceName>(
  resource: ResourceData<C>,
  form: FormDefinition<C>,
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
    const filled = recordFromForm(form, values, before, context);
    const made = complete?.(filled, records) ?? filled;
    const now = new Date().toISOString();
    const after = { ...made, ...(isNew && { createdAt: now }), updatedAt: now };
    const isChanged = isNew || !sameJson(made, before);
    const cascaded = isNew ? [] : (cascade?.({ before, after }, content) ?? []);
    const edits = isChanged ? [recordEdit(name, record.id, after), ...cascaded] : [];
    const request = requestFor(resource, [after], isNew ? 'added' : 'updated', edits);
    return dispatch(saveEdits(request, BUSY_LABEL_MIN_MS));
  };
}
