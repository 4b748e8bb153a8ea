import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import type { Product } from '@/domain/product/schema';
import { Panel } from '@/ui/layout/Boxes';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { selectRentalDates } from '../rentalDatesSlice';
import { RentalDatesControl } from '../view/RentalDatesControl';

const FreeAgain = lazyComponent(() => import('./FreeAgain'), { isOptional: true });

const DatesPanel = styled(Panel)(({ theme }) => ({
  padding: '8px 16px 14px',
  // On a phone, a date and the arrow of its field need the space.
  [theme.breakpoints.down('sm')]: { paddingInline: 8 },
  '& .result': { display: 'flex', flexWrap: 'wrap', gap: '0 20px', fontWeight: 600 },
  'html[data-availability] & .result': { minHeight: '1.6em', marginTop: 6 },
}));

export function ProductDates({ product }: { product: Product }) {
  const dates = useSelector(selectRentalDates);
  return (
    <DatesPanel>
      <RentalDatesControl />
      <div className="result" aria-live="polite">
        {dates && <FreeAgain product={product} dates={dates} />}
      </div>
    </DatesPanel>
  );
}

const ProductCalendar = lazyComponent(() => import('./ProductCalendar'), {
  isOptional: true,
  isNear: true,
});

/** Height in px of two months below or next to each other, which are loaded later. */
const HEIGHT = { narrow: 840, wide: 430 };

// A site that publishes no availability does not show the region.
const Region = styled('section')(({ theme }) => ({
  display: 'none',
  'html[data-availability] &:not([hidden])': { display: 'block' },
  marginTop: 'clamp(40px, 6vw, 80px)',
  '& .months': {
    minHeight: HEIGHT.narrow,
    [theme.breakpoints.up(680)]: { minHeight: HEIGHT.wide },
  },
}));

export function AvailabilityRegion({ product }: { product: Product }) {
  const { data, isError } = contentApi.endpoints.availability.useQueryState();
  const isUnknown = data?.unknownProducts.includes(product.id);
  return (
    <Region aria-labelledby="availability" hidden={data === null || isError || isUnknown}>
      <Typography variant="h3" component="h2" id="availability">
        Availability
      </Typography>
      <div className="months">
        <ProductCalendar product={product} />
      </div>
    </Region>
  );
}
