import type { FieldValues } from 'react-hook-form';
import { EditorModal } from '../../forms/EditorModal';
import { RecordForm } from './RecordForm';
import type { ListName } from '../registry';
import { useRecordForm, type RecordFormOptions } from './useRecordForm';

export interface ResourceFormProps<
  C extends ListName,
  I extends FieldValues,
  O,
> extends RecordFormOptions<C, I, O> {
  /** Called to close the form, which requires a confirmation if there are unsaved edits. */
  onLeave: () => void;
}

/** Dialog with the form of a record. */
export function ResourceForm<C extends ListName, I extends FieldValues, O>(
  props: ResourceFormProps<C, I, O>,
) {
  const state = useRecordForm(props);
  const { title } = state.definition.labels[state.isNew ? 'add' : 'edit'];
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
