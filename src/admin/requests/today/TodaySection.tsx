import { DeskBanner } from '../DeskBanner';
import { useDeskSelector } from '../store/hooks';
import { selectDeskStatus } from '../store/selectors';
import { useDesk } from '../useDesk';
import { Today } from './Today';

/** Problems with the requests, and what is due unless they are lost. */
function TodayOrProblem() {
  const { isGone } = useDeskSelector(selectDeskStatus);
  return (
    <>
      <DeskBanner />
      {!isGone && <Today />}
    </>
  );
}

/** Loads the requests for the dashboard, and shows what is due. */
export default function TodaySection() {
  return useDesk() && <TodayOrProblem />;
}
