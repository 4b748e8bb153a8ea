import { createSelector } from '@reduxjs/toolkit';
import { unitsById } from '@/domain/rental/sync/deskRecords';
import type { StampedRows } from '@/domain/rental/sync/stamp';
import { unitConflicts, unitPlaces, type HasUnits } from '@/domain/rental/units/chosenUnits';
import { indexUnits } from '@/domain/rental/units/codes';
import { countUnits, isSampleUnit } from '@/domain/rental/units/unitStates';
import { selectList } from '../../drafts/content/draftContent';
import { selectRequests } from './selectors';
import type { RequestsRootState } from './storeTypes';

export const selectUnitRows = ({ requests }: RequestsRootState): StampedRows => requests.data.units;

export const selectUnits = createSelector([selectUnitRows], (rows) =>
  Object.values(unitsById(rows)).toSorted((a, b) =>
    a.code.localeCompare(b.code, 'en', { numeric: true }),
  ),
);

export const selectUnitIndex = createSelector([selectUnits], indexUnits);

export const selectUnitPlaces = createSelector([selectRequests], unitPlaces);

export const selectFreeUnits = createSelector([selectUnits, selectUnitPlaces], (units, places) =>
  units.filter(({ id, state }) => state === 'inUse' && !places.has(id)),
);

export const selectUnitConflicts = createSelector(
  [selectUnitIndex, selectUnitPlaces],
  unitConflicts,
);

/** Returns whether a product has units that are not sold or lost. */
export const selectHasUnits = createSelector([selectUnits], (units): HasUnits => {
  const kept = units.filter(({ state }) => state !== 'gone');
  const ids = new Set(kept.map(({ productId }) => productId));
  const real = new Set(
    kept.filter((unit) => !isSampleUnit(unit)).map(({ productId }) => productId),
  );
  return (productId, isSample) => (isSample ? ids : real).has(productId);
});

const selectProducts = selectList('products');

export const selectNameOf = createSelector([selectProducts], (products = []) => {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return (productId: string) => names.get(productId) ?? productId;
});

/** The products whose stock differs from the number of their units. */
export const selectOpenStocks = createSelector(
  [selectUnits, selectProducts],
  (units, products = []) => {
    const counts = countUnits(units);
    return products.flatMap((product) => {
      const count = counts.get(product.id);
      const isOpen = count !== undefined && product.stock !== 'unknown' && count !== product.stock;
      return isOpen ? { product, count } : [];
    });
  },
);
