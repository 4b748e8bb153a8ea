import { useSelector } from 'react-redux';
import { selectRecentIds } from '@/features/recently-viewed';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

const RecentlyViewedList = lazyComponent(() => import('./RecentlyViewedList'), {
  isOptional: true,
  isNear: true,
});

interface RecentlyViewedProps {
  exceptId?: string;
}

/** Loaded when the visitor scrolls near it. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const hasAny = useSelector(selectRecentIds).some((id) => id !== exceptId);
  return (
    <div tabIndex={-1} style={{ outline: 'none' }}>
      {hasAny && <RecentlyViewedList exceptId={exceptId} />}
    </div>
  );
}
