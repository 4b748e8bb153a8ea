import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import type { Product } from '@/domain/product/schema';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { Panel } from '@/ui/layout/Boxes';
import { RentalDatesControl } from '../view/RentalDatesControl';
import { selectRentalDates } from '../rentalDatesSlice';

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
