import { createSelector } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import type { Charging } from '@/domain/rental/charging';
import { openDays } from '@/domain/site/openDays';
import type { Site } from '@/domain/site/schema';
import { selectKnownSite } from '@/features/settings';
import type { StockContext } from '@/domain/rental/stock/conflicts';
import { joinHolds } from '@/domain/rental/stock/joinHolds';
import { NO_RENTAL_TERMS, type RentalTerms } from '@/domain/prices/rentalTerms';
import type { DaysBetween } from '@/domain/rental/stock/requestHolds';
import { canShareDays } from '@/domain/availability/availability';
import type { Day } from '@/domain/availability/day';
import { FILES } from '@/domain/links/contentPaths';
import { lateRepairs } from '@/domain/rental/units/unitStates';
import { amountOf } from '@/domain/rental/money';
import { isConfirmed } from '@/domain/rental/requestSteps';
import { sameJson } from '@/domain/text/sameJson';
import type { QuoteCompany, RequestsSettings } from '@/domain/rental/schema';
import { selectList, selectPublished, selectDraftContent } from '../../drafts/content/draftContent';
import { selectHolds } from '../../holds/holdSelectors';
import { once, selectRequests, selectRequestsSettings, withSameFields } from './selectors';
import type { RequestsRootState } from './storeTypes';
import { selectUnits } from './unitSelectors';

const selectProducts = selectList('products');

/** The daily rates of products: those that were entered last on this device, or else those of the catalogue. */
export const selectRates = createSelector(
  [selectProducts, (state: RequestsRootState) => selectRequestsSettings(state).rates],
  (products = [], entered): RequestsSettings['rates'] => ({
    ...Object.fromEntries(
      products.flatMap(({ id, dailyRate }) => (dailyRate ? [[id, amountOf(dailyRate)]] : [])),
    ),
    ...entered,
  }),
);

/** Whether some published products could not be loaded. Those of the draft content are incomplete then. */
export const selectHaveProductsFailed = (state: RequestsRootState): boolean =>
  selectPublished(state)?.failed.some(
    (path) => path.startsWith('products/') || path === FILES.productCategories,
  ) ?? false;

const HELD_FIELDS = [
  'ref',
  'status',
  'isSample',
  'from',
  'to',
  'returnedOn',
  'items',
  'checklist',
] as const;

/** Edits of other requests and of other fields do not compute the stock again. */
const selectHoldingRequests = createSelector(
  [selectRequests],
  (requests) => requests.filter(isConfirmed),
  { memoizeOptions: { resultEqualityCheck: withSameFields(HELD_FIELDS) } },
);

/** The rental terms, with unpublished changes; undefined until they have been loaded, and if they could not be loaded. */
export function selectRentalTerms(state: RequestsRootState): RentalTerms | undefined {
  const draftContent = selectDraftContent(state);
  const hasFailed = selectPublished(state)?.failed.includes(FILES.rental);
  return draftContent && !hasFailed ? (draftContent.rental ?? NO_RENTAL_TERMS) : undefined;
}

const DESK_TERMS = ['rules', 'vat', 'daysBetween', 'sameDay', 'lateRule'] as const;

/** Whether visitors and other devices have other terms for prices and holds than this desk. */
export function selectAreTermsUnpublished(state: RequestsRootState): boolean {
  const terms = selectRentalTerms(state);
  const published = selectPublished(state)?.content.rental ?? NO_RENTAL_TERMS;
  return terms !== undefined && DESK_TERMS.some((key) => !sameJson(terms[key], published[key]));
}

/** The days between rentals, and whether rentals share days; undefined until they have been loaded, and if they cannot be read. */
export const selectBetween = createSelector(
  [
    (state: RequestsRootState) => selectRequestsSettings(state).daysBetween,
    (state: RequestsRootState) => {
      const { daysBetween = 0 } = selectRentalTerms(state) ?? { daysBetween: 'unknown' };
      return daysBetween;
    },
    (state: RequestsRootState) => selectRentalTerms(state)?.sameDay,
  ],
  (own, all, isSameDay): DaysBetween | undefined => {
    if (all === 'unknown') return undefined;
    const sameDay = canShareDays({ daysBetween: all, sameDay: isSameDay });
    // The last day of a hold is shared: a product with days of its own needs one more, so that none of them is.
    const days = Object.entries(own).map(([id, count]) => [id, count > 0 ? count + 1 : 0]);
    return { all, byProduct: sameDay ? Object.fromEntries(days) : own, sameDay };
  },
);

export const selectHaveTermsFailed = (state: RequestsRootState): boolean =>
  selectPublished(state) !== undefined && selectBetween(state) === undefined;

/** It joins the holds of thousands of requests: to be called when they are needed, not with each keystroke. */
export const selectStockGetter = createSelector(
  [
    selectProducts,
    selectHolds,
    selectHoldingRequests,
    (_state: RequestsRootState, today: Day) => today,
    selectBetween,
    selectUnits,
  ],
  (products = [], holds = [], requests, today, between, units) =>
    once((): StockContext => ({
      products,
      holds: joinHolds([...holds, ...lateRepairs(units, today)], requests, today, between),
      between,
    })),
);

/** All holds, also those of confirmed requests that the content lacks, and unpublished ones. Empty until loaded. */
export const selectStock = (state: RequestsRootState, today: Day): StockContext =>
  selectStockGetter(state, today)();

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
