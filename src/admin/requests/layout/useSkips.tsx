import { useNavigate } from 'react-router-dom';
import { dayAt } from '@/domain/availability/day';
import { requestPath } from '@/domain/links/adminPaths';
import type { RequestStatus } from '@/domain/rental/schema';
import { skippedBy, type Skipped } from '@/domain/rental/nextStep';
import { findConflicts } from '@/domain/rental/stock/conflicts';
import { adminDays } from '../../layout/adminDate';
import { useConfirm } from '../../layout/AdminDialogs';
import { useRequestsDispatch } from '../store/hooks';
import { requestAmounts, selectRequestById } from '../store/selectors';
import { selectCharging, selectStock } from '../store/stockSelectors';
import type { RequestsThunk } from '../store/storeTypes';

/** Returns what a step of a request skips now: products that were loading when a page was rendered may show a conflict. */
function skippedNow(ref: string, step: RequestStatus): RequestsThunk<Skipped | undefined> {
  return (_dispatch, getState) => {
    const state = getState();
    const request = selectRequestById(state, ref);
    if (!request) return undefined;
    const { totals, balance } = requestAmounts(request, selectCharging(state));
    const isConfirming = step === 'confirmed';
    return skippedBy(request, step, {
      conflicts: isConfirming ? findConflicts(request, selectStock(state, dayAt(Date.now()))) : [],
      total: totals.total,
      balance: balance.balance,
      daysText: adminDays,
    });
  };
}

/** Asks before a step that skips something; resolves to whether it is taken. `dialog` must be rendered. */
export function useSkips(ref: string) {
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const dispatch = useRequestsDispatch();
  const confirmStep = async (step: RequestStatus): Promise<boolean> => {
    const skipped = dispatch(skippedNow(ref, step));
    if (!skipped) return true;
    const { title, lines, anyway } = skipped;
    const text = lines.map((line) => (
      <span key={line} style={{ display: 'block' }}>
        {line}
      </span>
    ));
    const takeBack = () => void navigate(requestPath(ref, 'return'));
    const instead = step === 'returned' && { label: 'Take back', onClick: takeBack };
    return confirm({ title, text, verb: anyway, ...(instead && { instead }) });
  };
  return { confirmStep, dialog };
}
