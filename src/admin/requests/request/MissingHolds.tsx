import Button from '@mui/material/Button';
import type { Day } from '@/domain/availability/day';
import type { RentalRequest } from '@/domain/rental/schema';
import { unheldReason } from '@/domain/rental/stock/requestHolds';
import { StatusAlert } from '../../layout/StatusAlert';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked } from '../store/selectors';
import { restoreHolds } from '../changes/startHolds';
import { selectHoldProblem } from '../store/stockSelectors';

interface MissingHoldsProps {
  request: RentalRequest;
  today: Day;
}

const PROBLEMS = {
  missing: {
    text: 'The items of this request are not held. Visitors will not see them as booked.',
    action: 'Hold items',
  },
  different: {
    text: 'The holds of this request differ from it. Visitors will see the wrong availability.',
    action: 'Update holds',
  },
};

/** Reports that visitors will not see a request as booked, or not as it is, with a button to change that. */
function HoldProblem({ request, today }: MissingHoldsProps) {
  const dispatch = useRequestsDispatch();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const problem = useRequestsSelector((state) => selectHoldProblem(state, request, today));
  if (!problem) return null;
  const { text, action } = PROBLEMS[problem];
  return (
    <StatusAlert severity="warning">
      <span>{text}</span>
      <Button
        variant="outlined"
        size="small"
        disabled={isLocked}
        onClick={() => void dispatch(restoreHolds(request))}
      >
        {action}
      </Button>
    </StatusAlert>
  );
}

/** Reports what of a request is not held, and holds that differ from it, with a button to change that. */
export function MissingHolds({ request, today }: MissingHoldsProps) {
  const reason = unheldReason(request);
  return (
    <>
      {reason && <StatusAlert severity="warning">{reason}</StatusAlert>}
      <HoldProblem request={request} today={today} />
    </>
  );
}
