import { createSelector } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import type { Charging } from '@/domain/rental/charging';
import type { QuoteCompany } from '@/domain/rental/schema';
import { openDays } from '@/domain/site/openDays';
import type { Site } from '@/domain/site/schema';
import { selectKnownSite } from '@/features/settings';
import { selectRentalTerms } from './stockSelectors';
import type { RequestsRootState } from './storeTypes';

const selectPublishedSite = contentApi.endpoints.site.select();

/** The published site settings, or the copy of the last visit if they cannot be loaded. */
function selectSite(state: RequestsRootState): Site | undefined {
  const { data, isError } = selectPublishedSite(state);
  return data ?? (isError ? (selectKnownSite(state) ?? undefined) : undefined);
}

/** The company’s details; undefined until they are loaded. */
export const selectCompany = createSelector([selectSite], (site): QuoteCompany | undefined => {
  if (!site) return undefined;
  const { name, logo } = site.brand;
  const { address, phone, email } = site.contact;
  return { name, logo, address, phone, email };
});

/** The details of a company that are not known. */
export const UNKNOWN_COMPANY: QuoteCompany = {
  name: '',
  logo: '',
  address: '',
  phone: '',
  email: '',
};

/** The price rules of the rental terms, and the days on which the company is open. Without rules that can be read, every day is charged. */
export const selectCharging = createSelector(
  [
    (state: RequestsRootState) => selectRentalTerms(state)?.rules,
    (state: RequestsRootState) => selectPublishedSite(state).data ?? selectKnownSite(state),
  ],
  (rules, site): Charging => ({
    rules: rules === undefined || rules === 'unknown' ? {} : rules,
    open: site ? openDays(site) : undefined,
  }),
);
