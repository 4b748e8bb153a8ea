import { Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectRecentIds } from '@/features/recently-viewed';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { RenderNearViewport } from '@/ui/lazy/RenderNearViewport';

const RecentRow = lazyComponent(() => import('./RecentlyViewedList'));

export interface RecentlyViewedProps {
  /** The product on the screen, which is not shown to itself. */
  exceptId?: string;
}

/** What the visitor saw before, on this device: fetched when they come near it, if there is any. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const hasAny = useSelector(selectRecentIds).some((id) => id !== exceptId);
  const place = useRef<HTMLDivElement>(null);
  const kept = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }} {...kept}>
      {hasAny && (
        <RenderNearViewport>
          <Suspense fallback={null}>
            <RecentRow exceptId={exceptId} />
          </Suspense>
        </RenderNearViewport>
      )}
    </div>
  );
}
