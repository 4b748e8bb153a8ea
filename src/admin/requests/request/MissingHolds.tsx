import Button from '@mui/material/Button';
import type { Day } from '@/domain/availability/day';
import type { RentalRequest } from '@/domain/rental/schema';
import { unheldReason } from '@/domain/rental/stock/requestHolds';
import { StatusAlert } from '../../layout/StatusAlert';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked } from '../store/selectors';
import { restoreHolds } from '../changes/startHolds';
import { selectHoldProblem } from '../store/stockSelectors';

const PROBLEMS = {
  missing: {
    text: 'The items of this request are not held. Visitors will not see them as booked.',
    action: 'Hold items',
  },
  different: {
    text: 'The held equipment does not match this request. Visitors see the wrong availability.',
    action: 'Update holds',
  },
};

/** Reports what of a request is not held, and holds that differ from it, with a button to change that. */
export function MissingHolds({ request, today }: { request: RentalRequest; today: Day }) {
  const dispatch = useRequestsDispatch();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const problem = useRequestsSelector((state) => selectHoldProblem(state, request, today));
  const reason = unheldReason(request);
  return (
    <>
      {reason && <StatusAlert severity="warning">{reason}</StatusAlert>}
      {problem && (
        <StatusAlert severity="warning">
          <span>{PROBLEMS[problem].text}</span>
          <Button
            variant="outlined"
            disabled={isLocked}
            onClick={() => void dispatch(restoreHolds(request.ref))}
          >
            {PROBLEMS[problem].action}
          </Button>
        </StatusAlert>
      )}
    </>
  );
}
