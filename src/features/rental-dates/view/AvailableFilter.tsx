import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { HEIGHTS } from '@/theme/tokens';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import { selectRentalDates } from '../rentalDatesSlice';

/** Loaded when the filter is used. */
const BookedProducts = lazyComponent(() => import('./BookedProducts'));

// The site shows no availability if none is published.
const Chip = styled('label')(({ theme }) => ({
  display: 'none',
  'html[data-availability] &': { display: 'flex' },
  alignItems: 'center',
  gap: 8,
  minHeight: HEIGHTS.touch,
  paddingRight: 12,
  marginRight: 4,
  borderRight: `1px solid ${theme.vars?.palette.divider}`,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, accentColor: theme.vars?.palette.accentFill },
}));

/** Checkbox whose state is the URL parameter `available`. A change starts at the first page. */
export default function AvailableFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const dates = useSelector(selectRentalDates);
  const isOn = isHydrated && new URLSearchParams(search).get('available') === '1';
  const handleChange = () => {
    const next = withQueryParams(search, { available: isOn ? '' : '1', page: '' });
    // Search text that is not in the URL yet is kept.
    void navigate({ search: next }, { state: { viewChange: true } });
  };
  return (
    <Chip>
      <input type="checkbox" checked={isOn} onChange={handleChange} />
      Available on my dates
      {isOn && dates && (
        <Suspense fallback={null}>
          <BookedProducts />
        </Suspense>
      )}
    </Chip>
  );
}
