import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import type { RentalRequest, RequestStatus } from '@/domain/rental/schema';
import { skippedBy } from '@/domain/rental/skipped';
import type { StockConflict } from '@/domain/rental/stock/conflicts';
import { adminDays } from '../../layout/adminDate';
import { useConfirm } from '../../layout/useConfirm';
import { useRequestsSelector } from '../store/hooks';
import { requestAmounts } from '../store/requestAmounts';
import { selectCharging } from '../store/stockSelectors';

/**
 * Returns a function that shows what a step of a request skips before it is taken, and resolves to whether it is
 * taken. The component must render `dialog`.
 */
export function useSkips(request: RentalRequest, conflicts: readonly StockConflict[] = []) {
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const charging = useRequestsSelector(selectCharging);
  const confirmStep = async (step: RequestStatus): Promise<boolean> => {
    const { totals, balance } = requestAmounts(request, charging);
    const facts = { conflicts, total: totals.total, balance: balance.balance, daysText: adminDays };
    const skipped = skippedBy(request, step, facts);
    if (!skipped) return true;
    const { title, lines, anyway } = skipped;
    const text = lines.map((line) => (
      <span key={line} style={{ display: 'block' }}>
        {line}
      </span>
    ));
    const takeBack = () => void navigate(requestPath(request.ref, 'return'));
    const instead = step === 'returned' && { label: 'Take back', onClick: takeBack };
    return confirm({ title, text, verb: anyway, ...(instead && { instead }) });
  };
  return { confirmStep, dialog };
}
