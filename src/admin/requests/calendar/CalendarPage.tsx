import { ScreenHeader } from '../../forms/layout/ScreenHeader';

/** Placeholder. */
export default function CalendarPage() {
  return <ScreenHeader title="Calendar" />;
}
