import { createSelector } from '@reduxjs/toolkit';
import { unitsById } from '@/domain/rental/sync/deskRecords';
import type { StampedRows } from '@/domain/rental/sync/stamp';
import { unitConflicts, unitPlaces, type HasUnits } from '@/domain/rental/units/chosenUnits';
import { indexUnits } from '@/domain/rental/units/codes';
import { unitStocks } from '@/domain/rental/units/unitStates';
import { selectList, selectPublished } from '../../drafts/content/draftContentSelectors';
import { selectRequests, selectRequestsSettings } from './selectors';
import type { RequestsRootState } from './storeTypes';

export const selectUnitRows = ({ requests }: RequestsRootState): StampedRows => requests.data.units;

/** All units by their codes. */
export const selectUnits = createSelector([selectUnitRows], (rows) =>
  Object.values(unitsById(rows)).toSorted((a, b) =>
    a.code.localeCompare(b.code, 'en', { numeric: true }),
  ),
);

export const selectUnitIndex = createSelector([selectUnits], indexUnits);

/** Where the units are that are not in the office. */
export const selectUnitPlaces = createSelector([selectRequests], unitPlaces);

export const selectUnitConflicts = createSelector(
  [selectUnitIndex, selectUnitPlaces],
  unitConflicts,
);

/** Returns whether a product has units that are not sold or lost. */
export const selectHasUnits = createSelector([selectUnits], (units): HasUnits => {
  const ids = new Set(
    units.flatMap(({ productId, state }) => (state === 'gone' ? [] : [productId])),
  );
  return (productId) => ids.has(productId);
});

const selectProducts = selectList('products');

/** Returns a function that returns the name of a product. */
export const selectNameOf = createSelector([selectProducts], (products = []) => {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return (productId: string) => names.get(productId) ?? productId;
});

export const selectCountedProducts = (state: RequestsRootState) =>
  selectRequestsSettings(state).countedProducts;

const selectPublishedProducts = (state: RequestsRootState) =>
  selectPublished(state)?.content.products;

/** The products with the stock that is published, which the units change. */
export const selectPublishedStocks = createSelector(
  [selectProducts, selectPublishedProducts],
  (products = [], published = []) => {
    const known = new Map(published.map(({ id, stock }) => [id, stock]));
    return products.map(({ id, name, stock }) => ({ id, name, stock: known.get(id) ?? stock }));
  },
);

/** How the published stock of products compares with their units. */
export const selectUnitStocks = createSelector(
  [selectUnits, selectPublishedStocks, selectCountedProducts],
  unitStocks,
);
