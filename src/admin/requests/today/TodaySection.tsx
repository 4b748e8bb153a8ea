import { useDesk } from '../useDesk';
import { Today } from './Today';

/** Opens the desk for the dashboard, and shows what is due. */
export default function TodaySection() {
  return useDesk() && <Today />;
}
