import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { selectHaveHoldsFailed } from '../holds/holdSelectors';
import { DamagedDataBanner } from '../layout/DamagedDataBanner';
import { LoadErrorBanner } from '../layout/LoadErrorBanner';
import { StatusAlert } from '../layout/StatusAlert';
import type { RecordIssue } from '../storage/recordStore';
import { selectHaveProductsFailed, selectHaveTermsFailed } from './store/stockSelectors';
import { requestStore } from './storage/requestRecords';
import { storeRequestCounts } from './storage/requestCount';
import { useRequestsDispatch, useRequestsSelector } from './store/hooks';
import { removeDamagedRequests } from './store/requestPersistence';
import { lossDismissed } from './store/requestsSlice';
import { selectRequestsStorageStatus, selectNewRequests } from './store/selectors';

const ISSUES: Record<RecordIssue, string> = {
  denied:
    'This browser blocks storage, so requests are kept only until you close this page. Export them before you leave.',
  full: 'Storage on this device is full, so your last changes to requests are kept only until you close this page. Export them, or free up space.',
  newer:
    'The requests in this browser were saved by a newer version of this site. Reload the page to use them. Changes you make now are not saved.',
};

const LOST =
  'The requests are lost because this browser cleared its storage. Import your last backup to restore them.';

const RESTORED =
  'This browser cleared its storage while the requests were open. They have been stored again. Export them, so that you have a copy if the browser does this again.';

/** Leads back to a new request that is not saved, from other pages. */
function UnsavedBanner() {
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

/** Reports problems with the storage of the requests. */
export function RequestsBanner() {
  const dispatch = useRequestsDispatch();
  const status = useRequestsSelector(selectRequestsStorageStatus);
  const { issue, damaged, isGone, restored } = status;
  const losses = [...(isGone ? [LOST] : []), ...(restored > 0 ? [RESTORED] : [])];
  const handleDismiss = () => {
    if (isGone) storeRequestCounts({ total: 0, new: 0 });
    dispatch(lossDismissed());
  };
  return (
    <>
      {issue && <StatusAlert severity="warning">{ISSUES[issue]}</StatusAlert>}
      {losses.map((loss) => (
        <StatusAlert key={loss} severity="warning">
          <span>{loss}</span>
          <Button variant="outlined" onClick={handleDismiss}>
            Dismiss
          </Button>
        </StatusAlert>
      ))}
      <UnsavedBanner />
      {damaged.length > 0 && (
        <DamagedDataBanner
          damaged={damaged}
          fileName="damaged-requests.json"
          store={requestStore}
          onRemove={() => dispatch(removeDamagedRequests(damaged))}
        />
      )}
    </>
  );
}

/** Reports that conflicts, calendar and holds are not reliable, because published content could not be loaded. */
export function StockErrorBanner() {
  const haveHoldsFailed = useRequestsSelector(selectHaveHoldsFailed);
  const haveTermsFailed = useRequestsSelector(selectHaveTermsFailed);
  const haveProductsFailed = useRequestsSelector(selectHaveProductsFailed);
  const isHoldingPaused = haveHoldsFailed || haveTermsFailed;
  const problems = [
    haveHoldsFailed && 'Availability could not be loaded. Conflicts may be missing.',
    haveTermsFailed && 'The rental conditions could not be loaded.',
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
