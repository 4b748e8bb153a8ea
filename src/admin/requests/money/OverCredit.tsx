import { formatMoney, type Amount } from '@/domain/rental/money';
import { StatusAlert } from '../../layout/StatusAlert';

/** Says by how much credit notes exceed their invoice, and what to do. Renders nothing if they do not. */
export function OverCredit({ amount }: { amount: Amount }) {
  if (amount === 0) return null;
  return (
    <StatusAlert severity="warning">
      {`The credit notes exceed their invoice by ${formatMoney(amount)}, because two devices created them. Pay the difference back, or charge what was credited by mistake with a new invoice.`}
    </StatusAlert>
  );
}
