import * as v from 'valibot';
import { INVALID_AMOUNT, moneyInput, parseMoney, type Amount } from '@/domain/rental/money';
import { BoundField } from '../../forms/fields/BoundField';
import { EditorButtons } from '../../forms/FormFrame';
import { FormFrame } from '../../forms/FormFrame';
import { useAdminForm } from '../../forms/useAdminForm';
import { EditorModal } from '../../layout/AdminDialogs';
import { issueCreditNote } from '../changes/documentThunks';
import { useRequestsDispatch } from '../store/hooks';

const schemaOf = (left: Amount) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.transform(parseMoney),
      v.number(INVALID_AMOUNT),
      v.minValue(1, INVALID_AMOUNT),
      v.maxValue(left, `Enter ${moneyInput(left)} or less`),
    ),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Enter the reason'),
      v.maxLength(200, 'Use at most 200 characters'),
    ),
  });
type CreditSchema = ReturnType<typeof schemaOf>;

interface CreditNoteDialogProps {
  /** Name of the form. */
  form: string;
  reference: string;
  /** Number of the invoice. */
  number: string;
  /** What of the invoice was not credited yet. */
  left: Amount;
  onLeave: () => void;
  /** Called with the number of the credit note. */
  onCreated: (number: string) => void;
}

/** Dialog to create a credit note for an invoice, by default over all of it. */
export function CreditNoteDialog(props: CreditNoteDialogProps) {
  const { reference, number, left, onLeave, onCreated } = props;
  const dispatch = useRequestsDispatch();
  const editor = useAdminForm<v.InferInput<CreditSchema>, v.InferOutput<CreditSchema>>({
    name: props.form,
    id: '',
    schema: schemaOf(left),
    start: { amount: moneyInput(left), reason: '' },
  });
  const handleSave = async (credit: v.InferOutput<CreditSchema>) => {
    const created = await dispatch(issueCreditNote(reference, number, credit));
    if (created !== undefined) onCreated(created);
  };
  return (
    <EditorModal title="Create credit note" onClose={onLeave}>
      <FormFrame
        editor={editor}
        label="Create credit note"
        kind="editor"
        onSave={handleSave}
        footer={<EditorButtons saveText="Save credit note" onCancel={onLeave} />}
      >
        <p>
          {`${number} cannot be changed. A credit note takes off the amount, tax included, and a new invoice can follow.`}
        </p>
        <BoundField
          control={editor.form.control}
          name="amount"
          label="Amount"
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        <BoundField
          control={editor.form.control}
          name="reason"
          label="Reason"
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
      </FormFrame>
    </EditorModal>
  );
}
