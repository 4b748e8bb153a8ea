import { RequestsBanner } from '../RequestsBanner';
import { useRequestsSelector } from '../store/hooks';
import { readRequestCounts } from '../storage/requestCount';
import { selectRequests, selectRequestsStorageStatus } from '../store/selectors';
import { useRequestsLoaded } from '../useRequestsLoaded';
import { Today } from './Today';

/** Problems with the requests, and what is due unless they are lost. */
function TodayOrProblem() {
  const { isGone } = useRequestsSelector(selectRequestsStorageStatus);
  const hasRequests = useRequestsSelector(selectRequests).length > 0;
  // Nothing indicates that there are requests.
  if (!hasRequests && readRequestCounts() === undefined) return null;
  return (
    <>
      <RequestsBanner />
      {!isGone && <Today />}
    </>
  );
}

/** Loads the requests for the dashboard, and shows what is due. */
export default function TodaySection() {
  return useRequestsLoaded() && <TodayOrProblem />;
}
