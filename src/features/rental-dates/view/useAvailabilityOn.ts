import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import type { AvailabilityOn } from '@/api/content/readers';
import { AVAILABILITY_CHECK_MS } from '@/api/content/useAvailability';
import { selectRentalDates } from '../rentalDatesSlice';

/** Returns the published availability on the rental dates. Undefined if it is unknown or older than 14 days. */
export function useAvailabilityOn(isNeeded = true): AvailabilityOn | undefined {
  const dates = useSelector(selectRentalDates);
  const { currentData } = contentApi.endpoints.availabilityOn.useQuery(
    (isNeeded && dates) || skipToken,
    {
      pollingInterval: AVAILABILITY_CHECK_MS,
    },
  );
  return currentData ?? undefined;
}
