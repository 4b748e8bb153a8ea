import { ScreenHeader } from '../../forms/layout/ScreenHeader';

/** Placeholder. */
export default function RequestsPage() {
  return <ScreenHeader title="Requests" />;
}
