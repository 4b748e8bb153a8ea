import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { documentPath } from '@/domain/links/adminPaths';
import {
  isSeenInAccount,
  KIND_LABELS,
  METHOD_LABELS,
  paymentsOf,
  type Due,
  type Payment,
} from '@/domain/rental/payments';
import { formatMoney } from '@/domain/rental/money';
import type { IssuedDocument, RentalRequest } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { useEditor } from '../../forms/useEditor';
import { adminDay } from '../../layout/adminDate';
import { useCurrentDay } from '../../layout/useNow';
import { issueReceipt, markSeen } from '../changes/moneyThunks';
import { requestPart, type RequestPartProps } from '../fields/requestPart';
import { useRequestsDispatch } from '../store/hooks';
import { PaymentDialog } from './PaymentDialog';

type PaymentFields = 'ref' | 'payments' | 'documents';

/** Whether a receipt says what a payment is after its corrections. */
const hasReceipt = (
  { payment: printed }: IssuedDocument,
  { at: _at, isSeen: _seen, ...payment }: Payment,
) => sameJson(printed, payment);

interface PaymentRowProps extends RequestPartProps<PaymentFields> {
  payment: Payment;
  onCorrect: () => void;
}

function PaymentRow({ request, payment, onCorrect }: PaymentRowProps) {
  const { ref, documents } = request;
  const { id, kind, amount, day, method, reference, isSeen } = payment;
  const dispatch = useRequestsDispatch();
  const receipts = documents.filter((one) => one.payment?.id === id);
  const isReceipted = receipts.some((one) => hasReceipt(one, payment));
  const details = [day && adminDay(day), METHOD_LABELS[method], reference].filter(Boolean);
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <strong>
        {KIND_LABELS[kind]}{' '}
        {amount === 0 ? 'cancelled' : <span translate="no">{formatMoney(amount)}</span>}
      </strong>
      <Typography
        translate="no"
        color="textSecondary"
        variant="body2"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {details.join(', ')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {isSeenInAccount(kind) && amount > 0 && (
          <CheckboxField
            label={`Seen in the account: ${formatMoney(amount)}`}
            isChecked={isSeen}
            onChange={(isOn) => void dispatch(markSeen(ref, id, isOn))}
          />
        )}
        {receipts.map(({ number }) => (
          <Button
            key={number}
            translate="no"
            component={Link}
            to={documentPath(ref, number)}
            size="small"
          >
            {number}
          </Button>
        ))}
        {amount > 0 && isSeen && !isReceipted && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => void dispatch(issueReceipt(ref, id))}
          >
            Create receipt
          </Button>
        )}
        <Button size="small" onClick={onCorrect}>
          Correct
        </Button>
      </Stack>
    </ListItem>
  );
}

/** The dialog must be rendered. @param due what a new payment is proposed to be */
export function usePaymentEditor(
  { ref, payments: entries }: Pick<RentalRequest, 'ref' | 'payments'>,
  due: Due,
) {
  const today = useCurrentDay();
  const payments = useMemo(() => paymentsOf(entries), [entries]);
  const form = `payment:${ref}`;
  const { editor, dialog, add, open, close, leave } = useEditor({ form, records: payments });
  const dialogs = (
    <>
      {editor && (
        <PaymentDialog
          form={form}
          reference={ref}
          payments={entries}
          payment={payments.find(({ id }) => id === editor.record?.id)}
          due={due}
          today={today}
          onSaved={close}
          onLeave={() => void leave()}
        />
      )}
      {dialog}
    </>
  );
  return { add, open, dialogs };
}

interface PaymentsSectionProps extends RequestPartProps<PaymentFields> {
  /** Undefined where another button adds one. */
  onAdd: (() => void) | undefined;
  onCorrect: (id: string) => void;
}

function Payments({ request, onAdd, onCorrect }: PaymentsSectionProps) {
  const payments = paymentsOf(request.payments);
  return (
    <>
      {payments.length > 0 && (
        <List aria-label="Payments" disablePadding sx={{ mb: 2 }}>
          {payments.toReversed().map((payment) => (
            <PaymentRow
              key={payment.id}
              request={request}
              payment={payment}
              onCorrect={() => onCorrect(payment.id)}
            />
          ))}
        </List>
      )}
      {onAdd && (
        <Button variant="outlined" startIcon={<AddIcon />} fullWidth onClick={onAdd}>
          Add payment
        </Button>
      )}
    </>
  );
}

export const PaymentsSection = requestPart(['ref', 'payments', 'documents'], Payments);
