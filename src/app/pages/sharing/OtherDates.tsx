import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dayAt, type RentalDates } from '@/domain/availability/day';
import { formatNearDates } from '@/domain/availability/dayTexts';
import { datesChosen, selectRentalDates } from '@/features/rental-dates';
import ConfirmDialog from '@/ui/feedback/ConfirmDialog';

interface OtherDatesProps {
  /** Dates of a shared list. */
  dates: RentalDates;
  onClose: () => void;
}

/** Asks whether the dates of a shared list replace those of the visitor. */
export default function OtherDates({ dates, onClose }: OtherDatesProps) {
  const dispatch = useDispatch();
  const own = useSelector(selectRentalDates);
  const [today] = useState(() => dayAt(Date.now()));
  const handleUse = () => {
    dispatch(datesChosen(dates));
    onClose();
  };
  return (
    <ConfirmDialog
      title="Other rental dates"
      confirm={{ label: "Use the list's dates", onClick: handleUse }}
      decline={{ label: 'Keep mine', onClick: onClose }}
      onClose={onClose}
    >
      <p>
        The list is for <span translate="no">{formatNearDates(dates, today)}</span>.
        {own && (
          <>
            {' '}
            Your rental dates are <span translate="no">{formatNearDates(own, today)}</span>.
          </>
        )}
      </p>
    </ConfirmDialog>
  );
}
