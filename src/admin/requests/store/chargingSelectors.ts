import { createSelector } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import type { Charging } from '@/domain/rental/charging';
import { openDays } from '@/domain/site/openDays';
import { selectKnownSite } from '@/features/settings';
import { selectRequestsSettings } from './selectors';
import type { RequestsRootState } from './storeTypes';

const selectPublishedSite = contentApi.endpoints.site.select();

/** The price rules of the rental desk, and the days on which the company is open. */
export const selectCharging = createSelector(
  [
    (state: RequestsRootState) => selectRequestsSettings(state).rules,
    (state: RequestsRootState) => selectPublishedSite(state).data ?? selectKnownSite(state),
  ],
  (rules, site): Charging => ({ rules, open: site ? openDays(site) : undefined }),
);
