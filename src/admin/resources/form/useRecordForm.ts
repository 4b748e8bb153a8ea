import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { noticeShown } from '@/features/notices';
import type { Content } from '@/domain/content/content';
import { useAdminForm } from '../../forms/useAdminForm';
import { isSaveSuccessful } from '../../forms/useSave';
import { useAdminDispatch } from '../../store/hooks';
import { formContext } from './formContext';
import type { FormDefinition } from './formDefinition';
import { takenSlugs, uniqueId } from '../recordNames';
import { recordsOf, type ListName, type RecordOf } from '../registry';
import type { ResourceData } from '../resource';
import { saveRecord } from './saveRecord';
import type { OpenEditor } from './useRecordEditor';

/**
 * Returns the record of a form as it was when the form was opened. The id of a new one stays the
 * same, so that saving again after a failure does not add a second record.
 */
function useOpenedRecord<C extends ListName>(
  { name, idPrefix, create }: ResourceData<C>,
  content: Content,
  id: string,
) {
  const [record] = useState(() => {
    const records = recordsOf(content, name);
    const newId = () => uniqueId(idPrefix, takenSlugs(records));
    return records.find((one) => one.id === id) ?? create(id || newId(), new Date().toISOString());
  });
  return record;
}

export interface RecordFormOptions<C extends ListName, I extends FieldValues, O> {
  resource: ResourceData<C>;
  form: FormDefinition<RecordOf<C>, I, O>;
  editor: OpenEditor;
  content: Content;
  /** Called after a save. */
  onSaved: () => void;
}

/** Manages the form of a record: its values, and saving them. */
export function useRecordForm<C extends ListName, I extends FieldValues, O>(
  options: RecordFormOptions<C, I, O>,
) {
  const { resource, form: definition, editor, content, onSaved } = options;
  const { autosave, messages } = resource;
  const isNew = editor.id === '';
  const record = useOpenedRecord(resource, content, editor.id);
  const context = useMemo(
    () => formContext(resource, content, record, { isNew, isFeatured: editor.isFeatured }),
    [resource, content, record, isNew, editor.isFeatured],
  );
  const schema = useMemo(() => definition.schema(context, record), [definition, context, record]);
  const [start] = useState(() => definition.start(record, context));
  const state = useAdminForm({ name: autosave, id: editor.id, schema, start });
  const dispatch = useAdminDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string>();

  const save = async (values: O) => {
    setIsSaving(true);
    setError(undefined);
    const outcome = await dispatch(saveRecord(resource, definition, { record, isNew, values }));
    setIsSaving(false);
    if (isSaveSuccessful(outcome)) {
      onSaved();
      return;
    }
    if (outcome === 'refused') {
      // A toast has already shown the reason.
      setError(messages.refused);
      return;
    }
    const message = messages.failed(isNew ? 'add' : 'update');
    if (messages.isFailedToast)
      dispatch(noticeShown({ message, type: 'error', duration: messages.toastMs }));
    else setError(message);
  };
  return { ...state, definition, isNew, record, context, isSaving, error, save };
}

/** Return value of {@link useRecordForm}. */
export type RecordFormState<C extends ListName, I extends FieldValues, O> = ReturnType<
  typeof useRecordForm<C, I, O>
>;
