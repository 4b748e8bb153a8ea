import { Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectRecentIds } from '@/features/recently-viewed';
import { lazyPart } from '@/ui/lazyPart';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { WhenNear } from '@/ui/WhenNear';

const RecentRow = lazyPart(() => import('./RecentRow'));

export interface RecentlyViewedProps {
  /** The product on the screen, which is not shown to itself. */
  exceptId?: string;
}

/** What the visitor saw before, on this device: fetched when they come near it, if there is any. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const hasAny = useSelector(selectRecentIds).some((id) => id !== exceptId);
  const place = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }} {...kept}>
      {hasAny && (
        <WhenNear>
          <Suspense fallback={null}>
            <RecentRow exceptId={exceptId} />
          </Suspense>
        </WhenNear>
      )}
    </div>
  );
}
