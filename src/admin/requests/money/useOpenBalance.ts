import { formatMoney, type Amount } from '@/domain/rental/money';
import type { RentalRequest } from '@/domain/rental/schema';
import { useConfirm } from '../../layout/useConfirm';

/**
 * Returns a function that asks before equipment of a confirmed request leaves while something is to be paid. The
 * component must render `dialog`.
 */
export function useOpenBalance() {
  const { confirm, dialog } = useConfirm();
  const confirmCollection = async (
    { status }: Pick<RentalRequest, 'status'>,
    { balance, total }: { balance: Amount; total: Amount },
  ): Promise<boolean> =>
    status !== 'confirmed' ||
    balance <= 0 ||
    confirm({
      title: 'Open balance',
      text: `${formatMoney(balance)} of ${formatMoney(total)} is not paid, or not seen in the account yet.`,
      verb: 'Collected anyway',
    });
  return { confirmCollection, dialog };
}
