import { useSelector } from 'react-redux';
import { selectRecentIds } from '@/features/recently-viewed';
import { optionalPart } from '@/ui/lazy/lazyPart';
import { FocusRegion } from '@/ui/feedback/FocusFallback';
import { RenderNearViewport } from '@/ui/lazy/RenderNearViewport';

const RecentlyViewedList = optionalPart(() => import('./RecentlyViewedList'));

interface RecentlyViewedProps {
  /** Id of the current product, which is not listed. */
  exceptId?: string;
}

/** Recently viewed products of this device. They are loaded when the visitor scrolls near them. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const hasAny = useSelector(selectRecentIds).some((id) => id !== exceptId);
  return (
    <FocusRegion>
      {hasAny && (
        <RenderNearViewport>
          <RecentlyViewedList exceptId={exceptId} />
        </RenderNearViewport>
      )}
    </FocusRegion>
  );
}
