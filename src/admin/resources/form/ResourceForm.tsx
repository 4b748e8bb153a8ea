import type { FieldValues } from 'react-hook-form';
import { EditorModal } from '../../forms/EditorModal';
import type { ListName, RecordOf } from '../registry';
import type { RecordEditorProps } from '../resource';
import type { FormDefinition } from './formDefinition';
import { RecordForm } from './RecordForm';
import { useRecordForm } from './useRecordForm';

export interface ResourceFormProps<
  C extends ListName,
  I extends FieldValues,
  O,
> extends RecordEditorProps<C> {
  form: FormDefinition<RecordOf<C>, I, O>;
}

/** Dialog with the form of a record. */
export function ResourceForm<C extends ListName, I extends FieldValues, O>(
  props: ResourceFormProps<C, I, O>,
) {
  const state = useRecordForm(props);
  const { title } = props.form.labels[state.isNew ? 'add' : 'edit'];
  // Leaving during a save would close the editor that is opened next, when the save ends.
  const handleLeave = () => {
    if (!state.isSaving) props.onLeave();
  };
  return (
    <EditorModal title={title} onClose={handleLeave}>
      <RecordForm state={state} label={title} onSave={state.save} onCancel={handleLeave} />
    </EditorModal>
  );
}
