import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { selectRentalDates } from '../rentalDatesSlice';
import type { AvailableProductsProps } from './AvailableProducts';

/** Loaded when the filter is used. */
const AvailableProducts = lazyComponent(() => import('./AvailableProducts'));

// The site shows no availability if none is published.
const Chip = styled('label')(({ theme }) => ({
  display: 'none',
  'html[data-availability] &': { display: 'flex' },
  flexShrink: 0,
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingRight: 12,
  marginRight: 4,
  borderRight: `1px solid ${theme.vars?.palette.divider}`,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, accentColor: theme.vars?.palette.accentFill },
}));

interface AvailableFilterProps extends AvailableProductsProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Filter of the store for products that are available on the rental dates, at least partly. */
export function AvailableFilter({ isOn, onChange, onFound }: AvailableFilterProps) {
  const dates = useSelector(selectRentalDates);
  return (
    <Chip>
      <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} />
      Available on my dates
      {isOn && dates && (
        <Suspense fallback={null}>
          <AvailableProducts onFound={onFound} />
        </Suspense>
      )}
    </Chip>
  );
}
