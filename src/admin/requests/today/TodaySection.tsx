import { useDesk } from '../useDesk';
import { Today } from './Today';

/** Loads the requests for the dashboard, and shows what is due. */
export default function TodaySection() {
  return useDesk() && <Today />;
}
