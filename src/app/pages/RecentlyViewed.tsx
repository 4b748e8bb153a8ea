import { useSelector } from 'react-redux';
import { selectRecentIds } from '@/features/recently-viewed';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { FocusRegion } from '@/ui/feedback/FocusFallback';

const RecentlyViewedList = lazyComponent(() => import('./RecentlyViewedList'), {
  isOptional: true,
  isNear: true,
});

interface RecentlyViewedProps {
  /** Id of the current product, which is not listed. */
  exceptId?: string;
}

/** Recently viewed products of this device. They are loaded when the visitor scrolls near them. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const hasAny = useSelector(selectRecentIds).some((id) => id !== exceptId);
  return <FocusRegion>{hasAny && <RecentlyViewedList exceptId={exceptId} />}</FocusRegion>;
}
