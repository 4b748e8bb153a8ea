import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  addDays,
  dayAt,
  isDay,
  type RentalDates,
  MAX_DAYS_AHEAD,
  parseRentalDates,
} from '@/domain/availability/day';
import { rentalDatesError } from '@/domain/availability/rentalDates';
import { datesChosen, datesCleared, selectRentalDates } from '../rentalDatesSlice';
import { useCompanyDay } from './useCompanyDay';

const EMPTY: RentalDates = { from: '', to: '' };

type DatesField = keyof RentalDates;

/** Sets the attribute that the inline script sets for stored dates. */
function markDates(hasDates: boolean): void {
  document.documentElement.toggleAttribute('data-dates', hasDates);
}

/** Manages the two fields. Dates that are complete and valid are chosen, all others stay in the fields. */
export function useDatesInput() {
  const dispatch = useDispatch();
  const stored = useSelector(selectRentalDates);
  const today = useCompanyDay();
  // Storage can contain anything, and the tab can stay open until the dates are past.
  const dates = (today !== undefined && parseRentalDates(stored, today)) || null;
  const isInvalid = today !== undefined && stored !== null && dates === null;
  const [typed, setTyped] = useState(EMPTY);
  const fields = dates ?? typed;
  const isEmpty = fields.from === '' && fields.to === '';

  const choose = (next: RentalDates) => {
    const chosen = parseRentalDates(next, dayAt(Date.now()));
    setTyped(chosen ? EMPTY : next);
    if (chosen) dispatch(datesChosen(chosen));
    else if (dates) dispatch(datesCleared());
  };

  // Dates can also change elsewhere. While a date is typed, the texts keep their place.
  const hadDates = useRef(false);
  useLayoutEffect(() => {
    if (dates) markDates(true);
    else if (hadDates.current && isEmpty) markDates(false);
    hadDates.current = !isEmpty && (dates !== null || hadDates.current);
  }, [dates, isEmpty]);

  useEffect(() => {
    if (!isInvalid) return;
    markDates(false);
    dispatch(datesCleared());
  }, [dispatch, isInvalid]);

  const found = today === undefined ? undefined : rentalDatesError(fields, today);
  return {
    dates,
    today,
    fields,
    isEmpty,
    // A field that is empty, or whose year is still being typed, is not wrong.
    error: found && isDay(fields[found.field]) ? found : undefined,
    limits: today === undefined ? undefined : { min: today, max: addDays(today, MAX_DAYS_AHEAD) },
    choose,
    changeField: (field: DatesField, value: string) => choose({ ...fields, [field]: value }),
    clear() {
      setTyped(EMPTY);
      if (dates) dispatch(datesCleared());
    },
  };
}

export type DatesInput = ReturnType<typeof useDatesInput>;
