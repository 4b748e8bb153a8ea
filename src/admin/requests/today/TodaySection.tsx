import { RequestsBanner } from '../RequestsBanner';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestsStorageStatus } from '../store/selectors';
import { useRequestsLoaded } from '../useRequestsLoaded';
import { Today } from './Today';

/** Problems with the requests, and what is due unless they are lost. */
function TodayOrProblem() {
  const { isGone } = useRequestsSelector(selectRequestsStorageStatus);
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
