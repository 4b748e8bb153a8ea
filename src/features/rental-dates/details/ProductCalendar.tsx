import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAvailability } from '@/api/content/useAvailability';
import { publishedText } from '@/domain/availability/publishedText';
import { dayLoads, holdsOfProduct } from '@/domain/availability/availability';
import {
  addDays,
  type Day,
  type RentalDates,
  MAX_DAYS_AHEAD,
  parseRentalDates,
} from '@/domain/availability/day';
import type { Product } from '@/domain/product/schema';
import { datesChosen, selectRentalDates } from '../rentalDatesSlice';
import { useCompanyDay } from '../view/useCompanyDay';
import { Calendar } from '../view/Calendar';

const Text = styled('p')(({ theme }) => ({
  margin: '8px 0 16px',
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));

function useUnits(product: Product, today: Day | undefined) {
  const availability = useAvailability();
  return useMemo(() => {
    const holds = availability && holdsOfProduct(availability, product.id);
    if (!holds || today === undefined || typeof product.stock !== 'number') return undefined;
    const stock = Math.max(0, Math.floor(product.stock));
    const days = { from: today, to: addDays(today, MAX_DAYS_AHEAD) };
    return {
      text: publishedText(availability.updatedAt, today),
      byDay: new Map(
        dayLoads(holds, days).map(({ day, held }) => [
          day,
          { available: Math.max(0, stock - held), stock },
        ]),
      ),
    };
  }, [availability, product, today]);
}

export default function ProductCalendar({ product }: { product: Product }) {
  const dispatch = useDispatch();
  const dates = useSelector(selectRentalDates);
  const today = useCompanyDay();
  const units = useUnits(product, today);
  if (!units || today === undefined) return null;
  const handleChoose = (next: RentalDates) => {
    const chosen = parseRentalDates(next, today);
    if (chosen) dispatch(datesChosen(chosen));
  };
  return (
    <>
      <Text>
        Units available each day. Choose the first and the last day of your rental. {units.text}
      </Text>
      <Calendar
        dates={dates}
        limits={{ min: today, max: addDays(today, MAX_DAYS_AHEAD) }}
        onChoose={handleChoose}
        availabilityOf={(day) => units.byDay.get(day)}
      />
    </>
  );
}
