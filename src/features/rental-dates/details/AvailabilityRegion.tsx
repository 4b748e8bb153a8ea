import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentApi } from '@/api/content/contentApi';
import type { Product } from '@/domain/product/schema';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

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
