import Button from '@mui/material/Button';
import { useNavigate, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { documentPath } from '@/domain/links/adminPaths';
import { documentPaper } from '@/domain/rental/documents/paper';
import { creditedOf } from '@/domain/rental/payments';
import {
  INVALID_AMOUNT,
  moneyInput,
  parseMoney,
  type Amount,
  formatMoney,
} from '@/domain/rental/money';
import type { IssuedDocument, RentalRequest } from '@/domain/rental/schema';
import { BoundField } from '../../forms/fields/BoundField';
import { EditorButtons, FormFrame } from '../../forms/FormFrame';
import { useAdminForm } from '../../forms/useAdminForm';
import { useEditor } from '../../forms/useEditor';
import { EditorModal } from '../../layout/AdminDialogs';
import { ScreenHeader } from '../../layout/Screen';
import { StatusAlert } from '../../layout/StatusAlert';
import { issueCreditNote } from '../changes/moneyThunks';
import { Missing, RequestSubpage } from '../layout/RequestSubpage';
import { PaperSheet } from '../quote/PaperSheet';
import { SendActions } from '../quote/SendActions';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectCompany, UNKNOWN_COMPANY } from '../store/stockSelectors';

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
  form: string;
  reference: string;
  number: string;
  /** What of the invoice was not credited yet. */
  left: Amount;
  onLeave: () => void;
  onCreated: (number: string) => void;
}

/** By default over all that is left of the invoice. */
function CreditNoteDialog(props: CreditNoteDialogProps) {
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

// See docs/behaviour/rental-money.md.

function CreditButton({ request, document }: { request: RentalRequest; document: IssuedDocument }) {
  const { number, kind, totals } = document;
  const navigate = useNavigate();
  const form = `credit-note:${number}`;
  const { editor, dialog, add, close, leave } = useEditor({ form, records: [] });
  const left = totals.total - creditedOf(request.documents, document);
  if (kind !== 'invoice') return null;
  return (
    <>
      <Button variant="outlined" disabled={left <= 0} onClick={() => add()}>
        Create credit note
      </Button>
      {editor && left > 0 && (
        <CreditNoteDialog
          form={form}
          reference={request.ref}
          number={number}
          left={left}
          onLeave={() => void leave()}
          onCreated={(created) => {
            close();
            void navigate(documentPath(request.ref, created));
          }}
        />
      )}
      {dialog}
    </>
  );
}

const MISSING = (
  <Missing title="Document not found">This browser has no document with this number.</Missing>
);

/** Says that two devices have credited more than an invoice charges, each without the credit note of the other. */
function OverCredit({ request, document }: { request: RentalRequest; document: IssuedDocument }) {
  const { kind, number, totals } = document;
  const excess = creditedOf(request.documents, document) - totals.total;
  if (kind !== 'invoice' || excess <= 0) return null;
  const notes = request.documents.filter(({ corrects }) => corrects === number);
  return (
    <StatusAlert severity="warning">
      {`${notes.map((note) => note.number).join(', ')} credit ${formatMoney(excess)} more than this invoice charges, because two devices created credit notes. The balance does not contain this difference. Tell the customer that it is not credited.`}
    </StatusAlert>
  );
}

function DocumentScreen({ request }: { request: RentalRequest }) {
  const { number } = useParams();
  const document = request.documents.find((one) => one.number === number);
  const present = useRequestsSelector(selectCompany);
  if (!document) return MISSING;
  const company = document.company ?? present ?? UNKNOWN_COMPANY;
  const paper = documentPaper(document, request.ref);
  return (
    <>
      <ScreenHeader title={paper.title}>
        <CreditButton request={request} document={document} />
      </ScreenHeader>
      <OverCredit request={request} document={document} />
      <SendActions
        key={document.number}
        kind="document"
        number={document.number}
        paper={paper}
        sender={company.name}
        reference={request.ref}
      />
      <PaperSheet paper={paper} company={company} />
    </>
  );
}

export default function DocumentPage() {
  return <RequestSubpage Screen={DocumentScreen} missing={MISSING} />;
}
