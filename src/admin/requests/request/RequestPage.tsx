import { ScreenHeader } from '../../forms/layout/ScreenHeader';

/** Placeholder. */
export default function RequestPage() {
  return <ScreenHeader title="Request" />;
}
