import { ScreenHeader } from '../../forms/layout/ScreenHeader';

/** Placeholder. */
export default function NewRequestPage() {
  return <ScreenHeader title="New request" />;
}
