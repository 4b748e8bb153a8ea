import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { contentApi, useRentalTermsQuery } from '@/api/content/contentApi';
import { parseRentalDates } from '@/domain/availability/day';
import { chargeableDays, type Charge } from '@/domain/prices/chargeableDays';
import { openDays } from '@/domain/site/openDays';
import { selectRentalDates } from '../rentalDatesSlice';
import { useToday } from '../view/useToday';

/** Returns the days that the rental dates are charged for. Undefined without dates, and if the rules are not known. */
export function useCharge(): Charge | undefined {
  const stored = useSelector(selectRentalDates);
  const today = useToday();
  const { data: site } = contentApi.endpoints.site.useQueryState();
  const { data: terms } = useRentalTermsQuery(undefined, { skip: !stored });
  return useMemo(() => {
    const dates = today === undefined ? undefined : parseRentalDates(stored, today);
    if (!dates || terms === undefined) return undefined;
    const { rules = {} } = terms ?? {};
    return rules === 'unknown' ? undefined : chargeableDays(dates, rules, site && openDays(site));
  }, [stored, today, site, terms]);
}
