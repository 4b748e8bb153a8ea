import { styled } from '@mui/material/styles';
import { Suspense, type ComponentProps } from 'react';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

const ItemDetails = lazyComponent(() => import('./ItemDetails'));
const RequestEstimate = lazyComponent(() => import('./RequestEstimate'));

// The parts have their place before they are known, so that nothing moves.
const DetailsPlace = styled('div')(({ theme }) => ({
  minHeight: 44,
  'html[data-dates] &': { minHeight: 108, [theme.breakpoints.up('sm')]: { minHeight: 68 } },
}));
const EstimatePlace = styled('div')({ 'html[data-dates] &': { minHeight: '4.5em' } });

/** Estimate, needs and contents of a requested item. */
export function ItemExtras(props: ComponentProps<typeof ItemDetails>) {
  return (
    <DetailsPlace>
      <Suspense fallback={null}>
        <ItemDetails {...props} />
      </Suspense>
    </DetailsPlace>
  );
}

/** Estimate of all requested items. */
export function RequestTotal(props: ComponentProps<typeof RequestEstimate>) {
  return (
    <EstimatePlace>
      <Suspense fallback={null}>
        <RequestEstimate {...props} />
      </Suspense>
    </EstimatePlace>
  );
}
