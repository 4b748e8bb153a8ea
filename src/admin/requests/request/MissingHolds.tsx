import Button from '@mui/material/Button';
import type { Day } from '@/domain/availability/days';
import type { RentalRequest } from '@/domain/rental/schema';
import { Banner } from '@/ui/feedback/Banner';
import { useDeskDispatch, useDeskSelector } from '../store/hooks';
import { selectIsDeskLocked } from '../store/selectors';
import { restoreHolds } from './startHolds';
import { hasMissingHolds } from './stockSelectors';

export interface MissingHoldsProps {
  request: RentalRequest;
  today: Day;
}

/** Reports that visitors will not see a confirmed request as booked, with a button to change that. */
export function MissingHolds({ request, today }: MissingHoldsProps) {
  const dispatch = useDeskDispatch();
  const isLocked = useDeskSelector(selectIsDeskLocked);
  const isMissing = useDeskSelector((state) => hasMissingHolds(state, request, today));
  if (!isMissing) return null;
  return (
    <Banner tone="warning">
      <span>The items of this request are not held. Visitors will not see them as booked.</span>
      <Button
        variant="outlined"
        size="small"
        disabled={isLocked}
        onClick={() => void dispatch(restoreHolds(request))}
      >
        Hold items
      </Button>
    </Banner>
  );
}
