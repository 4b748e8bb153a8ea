import { styled } from '@mui/material/styles';
import { island } from '@/ui/lazy/island';
import { WIDE_CONTROL } from './controlWidth';

/** Loaded when the page is visible, so that its script does not delay the page. */
const RentalDatesForm = island(() => import('./RentalDatesForm'));

/** Minimum height in px, because the control is loaded later on pages that are opened by a link. */
const HEIGHT = { narrow: 164, wide: 64 };

const Place = styled('div')({
  containerType: 'inline-size',
  '& > div': {
    minHeight: HEIGHT.narrow,
    [WIDE_CONTROL]: { minHeight: HEIGHT.wide },
  },
});

/** Control with which the visitor chooses the rental dates once for all pages. */
export function RentalDates() {
  return (
    <Place>
      <RentalDatesForm />
    </Place>
  );
}
