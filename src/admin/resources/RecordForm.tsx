import { useMemo, useState } from 'react';
import type { Content } from '@/domain/content/content';
import { noticeShown } from '@/features/notices';
import { EditorModal } from '../layout/AdminDialogs';
import type { AnyField, InputValues } from '../fields/field';
import { FieldInputs, useFieldsForm, type OwnInputs } from '../fields/inputs/FieldInput';
import { EditorButtons, FormFrame } from '../forms/FormFrame';
import type { OpenEditor } from '../forms/useEditor';
import { isSaveSuccessful } from '../forms/saveEdits';
import { useAdminDispatch } from '../store/hooks';
import { takenSlugs, uniqueId } from './recordNames';
import { recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';
import { saveRecord } from './thunks';
import { createFormContext, formLabels, missingFields } from './formDefinition';

interface RecordFormProps<C extends ResourceName> {
  resource: ResourceData<C>;
  editor: OpenEditor<RecordOf<C>>;
  content: Content;
  /** Inputs that only this form has. */
  own?: OwnInputs | undefined;
  /** Whether the form is part of another dialog, and has none of its own. */
  isInline?: boolean;
  /** Decides whether a submitted form is saved. */
  guard?: (save: () => Promise<void>) => Promise<unknown>;
  onSaved: () => void;
  /** Closes the form, after a confirmation if there are unsaved edits. Without it, there is no Cancel button. */
  onLeave: (() => void) | undefined;
}

function newRecord<C extends ResourceName>(
  { name, idPrefix, create }: ResourceData<C>,
  content: Content,
) {
  const id = uniqueId(idPrefix, takenSlugs(recordsOf(content, name)));
  return create(id, new Date().toISOString());
}

function useRecordSave<C extends ResourceName>(
  { resource, onSaved }: RecordFormProps<C>,
  record: RecordOf<C>,
  isNew: boolean,
) {
  const { messages } = resource;
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string>();
  const dispatch = useAdminDispatch();

  const save = async (values: InputValues<readonly AnyField[]>) => {
    setIsSaving(true);
    setError(undefined);
    const fail = (message: string) => {
      if (!messages.isFailedToast) setError(message);
      else dispatch(noticeShown({ message, type: 'error', duration: messages.toastMs }));
    };
    const failed = messages.failed(isNew ? 'add' : 'update');
    try {
      const saving = saveRecord(resource, { record, isNew, values });
      const outcome = await dispatch(saving);
      if (isSaveSuccessful(outcome)) onSaved();
      // A toast has already shown the reason.
      else if (outcome === 'rejected') setError(messages.rejected);
      else fail(failed);
    } catch (problem) {
      console.error(problem);
      fail(messages.unexpected ?? failed);
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, error };
}

export function RecordForm<C extends ResourceName>(props: RecordFormProps<C>) {
  const { resource, editor, content, onLeave } = props;
  const { name, fields, form } = resource;
  const { isFeatured, record: edited } = editor;
  const isNew = edited === undefined;
  // A new record keeps its id, so that saving again after a failure does not add a second one.
  const [record] = useState(() => edited ?? newRecord(resource, content));
  const context = useMemo(
    () => createFormContext(resource, content, record, { isNew, isFeatured }),
    [resource, content, record, isNew, isFeatured],
  );
  const { save, isSaving, error } = useRecordSave(props, record, isNew);
  const saved = recordsOf(content, name).find((one) => one.id === record.id) ?? record;
  const id = isNew ? '' : record.id;
  const input = useFieldsForm({ name, id, fields, record, saved, context });
  // Leaving during a save would close the editor that is opened next, when the save ends.
  const handleLeave = () => (isSaving ? undefined : onLeave?.());
  const { title, save: saveText, busy: busyText } = formLabels(resource, isNew);
  const missing = missingFields(resource, input.values, record, context);
  const frame = (
    <FormFrame
      kind="editor"
      editor={input}
      label={title}
      isSaving={isSaving}
      error={error}
      onSave={(result) => (props.guard ? props.guard(() => save(result)) : save(result))}
      footer={
        <EditorButtons
          saveText={saveText}
          busyText={busyText}
          missing={missing.map((field) => field.name)}
          note={missing.length > 0 ? form?.notReady : undefined}
          onCancel={onLeave && handleLeave}
        />
      }
    >
      <FieldInputs {...input.inputs} own={props.own} />
    </FormFrame>
  );
  return props.isInline ? (
    frame
  ) : (
    <EditorModal title={title} onClose={handleLeave}>
      {frame}
    </EditorModal>
  );
}
