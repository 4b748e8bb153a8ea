import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { selectRentalDates } from '../rentalDatesSlice';

/** Loaded when dates are chosen, because most visitors choose none. */
const PublishedLine = lazyComponent(() => import('./PublishedLine'), { isOptional: true });

// The lines have their place before they are known, so that nothing moves.
const Note = styled('p')(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: theme.vars?.palette.text.secondary,
  'html[data-availability] &': {
    minHeight: '3em',
    marginTop: 12,
    [theme.breakpoints.up('sm')]: { minHeight: '1.5em' },
  },
}));

/** Age of the availability on the cards of a list, on pages without the control of the rental dates. */
export function PublishedNote() {
  const dates = useSelector(selectRentalDates);
  return <Note>{dates && <PublishedLine />}</Note>;
}
