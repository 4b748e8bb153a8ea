import { styled } from '@mui/material/styles';
import { startTransition, useOptimistic } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { HEIGHTS } from '@/theme/tokens';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { selectRentalDates } from '../rentalDatesSlice';

// The site shows no availability if none is published.
const Label = styled('label')({
  display: 'none',
  'html[data-availability] &': { display: 'flex' },
  alignItems: 'center',
  gap: 12,
  minHeight: HEIGHTS.touch,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

/** `onMissing` is called if there are no dates when the filter is turned on. A change starts at page 1. */
export default function AvailableFilter({ onMissing }: { onMissing: () => void }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dates = useSelector(selectRentalDates);
  const params = new URLSearchParams(search);
  const isOn = useIsHydrated(params.get('available') === '1');
  // The URL follows when the list has been rendered.
  const [isChecked, check] = useOptimistic(isOn);
  const handleChange = () => {
    if (!isChecked && !dates) onMissing();
    if (isChecked) params.delete('available');
    else params.set('available', '1');
    params.delete('page');
    // Search text that is not in the URL yet is kept.
    startTransition(() => {
      check(!isChecked);
      void navigate({ search: `?${params.toString()}` }, { state: { viewChange: true } });
    });
  };
  return (
    <Label>
      <input type="checkbox" checked={isChecked} onChange={handleChange} />
      Available on my dates
    </Label>
  );
}
