import { ScreenHeader } from '../../forms/layout/ScreenHeader';

/** Placeholder. */
export default function QuotePage() {
  return <ScreenHeader title="Quote" />;
}
