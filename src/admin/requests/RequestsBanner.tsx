import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { selectHaveHoldsFailed } from '../holds/holdSelectors';
import { LoadErrorBanner, StatusAlert } from '../layout/StatusAlert';
import { selectHaveProductsFailed, selectHaveTermsFailed } from './store/stockSelectors';
import { useRequestsSelector } from './store/hooks';
import { selectNewRequests } from './store/selectors';

export function UnsavedBanner() {
  const [started] = useRequestsSelector(selectNewRequests);
  const { pathname } = useLocation();
  if (!started || pathname.replace(/\/$/, '') === NEW_REQUEST_PATH) return null;
  return (
    <StatusAlert severity="warning">
      <span>{`${started.request.ref} is not saved yet.`}</span>
      <Button component={Link} to={NEW_REQUEST_PATH} variant="outlined">
        Open request
      </Button>
    </StatusAlert>
  );
}

export function StockErrorBanner() {
  const haveHoldsFailed = useRequestsSelector(selectHaveHoldsFailed);
  const haveTermsFailed = useRequestsSelector(selectHaveTermsFailed);
  const haveProductsFailed = useRequestsSelector(selectHaveProductsFailed);
  const isHoldingPaused = haveHoldsFailed || haveTermsFailed;
  const problems = [
    haveHoldsFailed && 'Availability could not be loaded. Conflicts may be missing.',
    haveTermsFailed && 'The rental terms could not be read.',
    haveProductsFailed &&
      'Some products could not be loaded, so their conflicts and bookings are missing.',
  ];
  const [problem] = problems.filter((text) => text !== false);
  if (!problem) return null;
  return (
    <LoadErrorBanner
      {...(isHoldingPaused && { detail: 'No items can be held or released until that succeeds.' })}
    >
      {problem}
    </LoadErrorBanner>
  );
}
