import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import type { AvailabilityOn } from '@/api/content/loadAvailabilityOn';
import { selectRentalDates } from '../rentalDatesSlice';

/** Returns the published availability on the rental dates. Undefined while nothing can be claimed. */
export function useAvailabilityOn(): AvailabilityOn | undefined {
  const dates = useSelector(selectRentalDates);
  const { currentData } = contentApi.endpoints.availabilityOn.useQuery(dates ?? skipToken);
  return currentData ?? undefined;
}
