import type { Control } from 'react-hook-form';
import * as v from 'valibot';
import { isDay, type Day } from '@/domain/availability/day';
import {
  formatMoney,
  INVALID_AMOUNT,
  moneyInput,
  parseMoney,
  type Amount,
} from '@/domain/rental/money';
import {
  availableDeposit,
  isSeenInAccount,
  KIND_LABELS,
  METHOD_LABELS,
  takesDeposit,
  type Due,
  type Payment,
} from '@/domain/rental/payments';
import {
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  type PaymentEntry,
  type PaymentKind,
} from '@/domain/rental/schema';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { BoundField } from '../../forms/fields/BoundField';
import { EditorButtons, FormFrame } from '../../forms/FormFrame';
import { useAdminForm } from '../../forms/useAdminForm';
import { EditorModal } from '../../layout/AdminDialogs';
import { addPayment, correctPayment } from '../changes/moneyThunks';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { useRequestsDispatch } from '../store/hooks';

const amountField = v.pipe(v.string(), v.transform(parseMoney), v.number(INVALID_AMOUNT));
const paymentSchema = (isCorrection: boolean) =>
  v.object({
    kind: v.picklist(PAYMENT_KINDS),
    // An amount of 0 cancels a payment that was entered by mistake.
    amount: isCorrection ? amountField : v.pipe(amountField, v.minValue(1, INVALID_AMOUNT)),
    day: v.custom<Day>(isDay, 'Enter the day of the payment'),
    method: v.picklist(PAYMENT_METHODS),
    reference: v.pipe(v.string(), v.trim(), v.maxLength(120, 'Use at most 120 characters')),
    isSeen: v.boolean(),
  });

type PaymentSchema = ReturnType<typeof paymentSchema>;

/** Nothing can be kept or returned of a deposit that is not held, because a kept deposit counts as paid. */
const schemaOf = (isCorrection: boolean, deposit: Amount) =>
  v.pipe(
    paymentSchema(isCorrection),
    v.forward(
      v.partialCheck(
        [['kind'], ['amount']],
        ({ kind, amount }) => !takesDeposit(kind) || amount === 0 || amount <= deposit,
        `${formatMoney(Math.max(0, deposit))} of the deposit is left. Enter that or less`,
      ),
      ['amount'],
    ),
  );

interface PaymentFieldsProps {
  control: Control<v.InferInput<PaymentSchema>, unknown, unknown>;
  hint: string | undefined;
  onKindChange: (kind: PaymentKind) => void;
}

function PaymentFields({ control, hint, onKindChange }: PaymentFieldsProps) {
  return (
    <ResponsiveGrid>
      <BoundField
        control={control}
        name="amount"
        label="Amount"
        hint={hint}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <BoundField
        select
        control={control}
        name="kind"
        label="Kind"
        onChange={({ target }) => onKindChange(target.value as PaymentKind)}
      >
        {PAYMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_LABELS[kind]}
          </option>
        ))}
      </BoundField>
      <BoundField control={control} name="day" label="Date" type="date" />
      <BoundField select control={control} name="method" label="Method">
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {METHOD_LABELS[method]}
          </option>
        ))}
      </BoundField>
    </ResponsiveGrid>
  );
}

interface PaymentDialogProps {
  form: string;
  reference: string;
  /** The entries of all payments of the request. */
  payments: readonly PaymentEntry[];
  payment: Payment | undefined;
  /** What a new payment is proposed to be. */
  due: Due;
  today: Day;
  onSaved: () => void;
  onLeave: () => void;
}

/** A correction is an entry of its own, and the first one stays. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { reference, payments, payment, due, today, onSaved, onLeave } = props;
  const dispatch = useRequestsDispatch();
  const deposit = availableDeposit(payments, payment?.id);
  const proposalOf = (kind: PaymentKind) =>
    due.amounts[kind] > 0 ? moneyInput(due.amounts[kind]) : '';
  const editor = useAdminForm<v.InferInput<PaymentSchema>, v.InferOutput<PaymentSchema>>({
    name: props.form,
    id: payment?.id ?? '',
    schema: schemaOf(payment !== undefined, deposit),
    start: {
      kind: payment?.kind ?? due.kind,
      amount: payment ? moneyInput(payment.amount) : proposalOf(due.kind),
      day: payment?.day ?? today,
      method: payment?.method ?? 'transfer',
      reference: payment?.reference ?? '',
      // A deposit that is kept counts without being seen.
      isSeen: payment !== undefined && isSeenInAccount(payment.kind) && payment.isSeen,
    },
  });
  const { form, values } = editor;
  // Cash is in the hand when it is entered.
  const isCash = payment === undefined && values.method === 'cash';
  const title = payment ? 'Correct payment' : 'Add payment';
  const handleSave = async (result: v.InferOutput<PaymentSchema>) => {
    const save = payment
      ? correctPayment(reference, payment.id, result)
      : addPayment(reference, { ...result, isSeen: result.isSeen || isCash });
    if ((await dispatch(save)) !== 'rejected') onSaved();
  };
  // An amount that was typed stays.
  const handleKindChange = (kind: PaymentKind) => {
    if (!payment && values.amount === proposalOf(values.kind))
      form.setValue('amount', proposalOf(kind), { shouldDirty: true });
  };
  const isPayment = values.kind === 'payment';
  const open = due.amounts.payment;
  const amount = parseMoney(values.amount) ?? 0;
  const isExcess = isPayment && payment === undefined && amount > open;
  const paymentHint = isExcess
    ? `${formatMoney(amount - open)} more than the balance of ${formatMoney(open)}`
    : isPayment && open > 0 && `Balance: ${moneyInput(open)}`;
  const amountHint = takesDeposit(values.kind)
    ? `Deposit held: ${moneyInput(Math.max(0, deposit))}`
    : paymentHint || undefined;
  return (
    <EditorModal title={title} onClose={onLeave}>
      <FormFrame
        editor={editor}
        label={title}
        kind="editor"
        onSave={handleSave}
        footer={
          <EditorButtons
            saveText={payment ? 'Save correction' : 'Save payment'}
            onCancel={onLeave}
          />
        }
      >
        <PaymentFields
          control={form.control}
          hint={payment ? '0 cancels the payment' : amountHint}
          onKindChange={handleKindChange}
        />
        <BoundField
          control={form.control}
          name="reference"
          label="Reference"
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        {isSeenInAccount(values.kind) && !isCash && (
          <CheckboxField
            label="Seen in the account"
            name="isSeen"
            isChecked={values.isSeen}
            onChange={(isSeen) => form.setValue('isSeen', isSeen, { shouldDirty: true })}
            hint="Tick it only when the money is in the account. Transfer alerts can be forged."
          />
        )}
      </FormFrame>
    </EditorModal>
  );
}
