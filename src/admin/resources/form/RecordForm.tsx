import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { noticeShown } from '@/features/notices';
import { EditorModal } from '../../layout/AdminDialogs';
import { EditorButtons } from '../../forms/FormFrame';
import { FormFrame } from '../../forms/FormFrame';
import { useAdminForm } from '../../forms/useAdminForm';
import { isSaveSuccessful } from '../../forms/useSave';
import { useAdminDispatch } from '../../store/hooks';
import { takenSlugs, uniqueId } from '../recordNames';
import { recordsOf, type ResourceName, type RecordOf } from '../registry';
import type { RecordEditorProps } from '../resource';
import { createFormContext, type FormDefinition } from './formDefinition';
import { saveRecord } from './saveRecord';

interface RecordFormProps<C extends ResourceName, I extends FieldValues> extends Omit<
  RecordEditorProps<C>,
  'onLeave'
> {
  form: FormDefinition<RecordOf<C>, I>;
  /** Whether the form is part of another dialog, and has none of its own. */
  isInline?: boolean;
  /** Accessible name. The default is the title of the dialog. */
  label?: string;
  /** Decides whether a submitted form is saved. */
  guard?: (save: () => Promise<void>) => Promise<unknown>;
  /** Called to close the form. Without it, there is no Cancel button. */
  onLeave: (() => void) | undefined;
}

function newRecord<C extends ResourceName>(
  { name, idPrefix, create }: RecordEditorProps<C>['resource'],
  content: RecordEditorProps<C>['content'],
) {
  const id = uniqueId(idPrefix, takenSlugs(recordsOf(content, name)));
  return create(id, new Date().toISOString());
}

/** Saves the record of a form. Returns the message of the last failure as `error`. */
function useRecordSave<C extends ResourceName, I extends FieldValues>(
  { resource, form: definition, onSaved }: RecordFormProps<C, I>,
  record: RecordOf<C>,
  isNew: boolean,
) {
  const { messages } = resource;
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string>();
  const dispatch = useAdminDispatch();

  const save = async (result: I) => {
    setIsSaving(true);
    setError(undefined);
    const fail = (message: string) => {
      if (!messages.isFailedToast) setError(message);
      else dispatch(noticeShown({ message, type: 'error', duration: messages.toastMs }));
    };
    const failed = messages.failed(isNew ? 'add' : 'update');
    try {
      const saving = saveRecord(resource, definition, { record, isNew, values: result });
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

/** Form of a record, in a dialog. */
export function RecordForm<C extends ResourceName, I extends FieldValues>(
  props: RecordFormProps<C, I>,
) {
  const { resource, form: definition, editor, content, onLeave } = props;
  const { name } = resource;
  const { isFeatured, record: edited } = editor;
  const isNew = edited === undefined;
  // A new record keeps its id, so that saving again after a failure does not add a second one.
  const [record] = useState(() => edited ?? newRecord(resource, content));
  const context = useMemo(
    () => createFormContext(resource, content, record, { isNew, isFeatured }),
    [resource, content, record, isNew, isFeatured],
  );
  const schema = useMemo(() => definition.schema(context, record), [definition, context, record]);
  const { save, isSaving, error } = useRecordSave(props, record, isNew);
  const saved = recordsOf(content, name).find((one) => one.id === record.id) ?? record;
  const start = useMemo(() => definition.start(saved, context), [definition, saved, context]);
  const id = isNew ? '' : record.id;
  const input = useAdminForm({ name, id, schema, start });
  // Leaving during a save would close the editor that is opened next, when the save ends.
  const handleLeave = () => (isSaving ? undefined : onLeave?.());
  const { Fields, isReady: canSubmit, notReady, labels } = definition;
  const { title, save: saveText, busy: busyText } = labels[isNew ? 'add' : 'edit'];
  const isReady = canSubmit?.(input.values, record, context) ?? true;
  const frame = (
    <FormFrame
      kind="editor"
      editor={input}
      label={props.label ?? title}
      isSaving={isSaving}
      error={error}
      onSave={(result) => (props.guard ? props.guard(() => save(result)) : save(result))}
      footer={
        <EditorButtons
          saveText={saveText}
          busyText={busyText}
          isReady={isReady}
          note={isReady ? undefined : notReady}
          onCancel={onLeave && handleLeave}
        />
      }
    >
      <Fields form={input.form} values={input.values} record={record} context={context} />
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
