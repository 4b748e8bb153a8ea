import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { contentApi, useRentalTermsQuery } from '@/api/content/contentApi';
import { parseRentalDates } from '@/domain/availability/day';
import { chargeableDays } from '@/domain/prices/chargeableDays';
import { vatOf, type EstimateTerms } from '@/domain/prices/estimate';
import { openDays } from '@/domain/site/openDays';
import { selectRentalDates } from '../rentalDatesSlice';
import { useCompanyDay } from '../view/useCompanyDay';

/** Undefined without dates, and if the rules or the tax are not known. */
export function useEstimateTerms(): EstimateTerms | undefined {
  const stored = useSelector(selectRentalDates);
  const today = useCompanyDay();
  const { data: site } = contentApi.endpoints.site.useQueryState();
  const { data: terms } = useRentalTermsQuery(undefined, { skip: !stored });
  return useMemo(() => {
    const dates = today === undefined ? undefined : parseRentalDates(stored, today);
    if (!dates || terms === undefined) return undefined;
    const { rules = {} } = terms ?? {};
    const vatBasisPoints = vatOf(terms ?? {});
    if (rules === 'unknown' || vatBasisPoints === 'unknown') return undefined;
    return { ...chargeableDays(dates, rules, site && openDays(site)), vatBasisPoints };
  }, [stored, today, site, terms]);
}
