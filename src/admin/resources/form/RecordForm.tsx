import type { FieldValues } from 'react-hook-form';
import { EditorButtons } from '../../forms/FormButtons';
import { FormFrame } from '../../forms/FormFrame';
import type { ListName } from '../registry';
import type { RecordFormState } from './useRecordForm';

export interface RecordFormProps<C extends ListName, I extends FieldValues, O> {
  state: RecordFormState<C, I, O>;
  /** Accessible name. */
  label: string;
  onSave: (values: O) => Promise<void>;
  onCancel: (() => void) | undefined;
}

/** Form of a record with its buttons. */
export function RecordForm<C extends ListName, I extends FieldValues, O>(
  props: RecordFormProps<C, I, O>,
) {
  const { state, label, onSave, onCancel } = props;
  const { definition, form, values, record, context, isNew, isRestored, isSaving } = state;
  const { Fields, isReady: canSubmit, notReady } = definition;
  const labels = definition.labels[isNew ? 'add' : 'edit'];
  const isReady = canSubmit?.(values, record) ?? true;
  return (
    <FormFrame
      kind="editor"
      form={form}
      label={label}
      isRestored={isRestored}
      isSaving={isSaving}
      error={state.error}
      onSave={onSave}
      onDiscard={state.discard}
      footer={
        <EditorButtons
          saveText={labels.save}
          busyText={labels.busy}
          isReady={isReady}
          note={isReady ? undefined : notReady}
          onCancel={onCancel}
        />
      }
    >
      <Fields form={form} values={values} record={record} context={context} isSaving={isSaving} />
    </FormFrame>
  );
}
