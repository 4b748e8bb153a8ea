import { createSelector } from '@reduxjs/toolkit';
import type { Unit } from '@/domain/rental/schema';
import { unitsById } from '@/domain/rental/sync/deskRecords';
import type { StampedRows } from '@/domain/rental/sync/stamp';
import { unitConflicts, unitPlaces, type HasUnits } from '@/domain/rental/units/chosenUnits';
import { indexUnits } from '@/domain/rental/units/codes';
import { countUnits } from '@/domain/rental/units/unitStates';
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

/** By their products. */
export const selectFreeUnits = createSelector([selectUnits, selectUnitPlaces], (units, places) => {
  const free = new Map<string, Unit[]>(units.map(({ productId }) => [productId, []]));
  for (const unit of units)
    if (unit.state === 'inUse' && !places.has(unit.id)) free.get(unit.productId)?.push(unit);
  return free;
});

export const selectUnitConflicts = createSelector(
  [selectUnitIndex, selectUnitPlaces],
  unitConflicts,
);

export const selectUnitCounts = createSelector([selectUnits], countUnits);

/** Returns whether a product has units that are not sold or lost. */
export const selectHasUnits = createSelector(
  [selectUnits, selectUnitCounts],
  (units, counts): HasUnits =>
    (id, isSample) =>
      (counts.get(id) ?? 0) > 0 ||
      (isSample && units.some(({ productId, state }) => productId === id && state !== 'gone')),
);

const selectProducts = selectList('products');

export const selectNameOf = createSelector([selectProducts], (products = []) => {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return (productId: string) => names.get(productId) ?? productId;
});

/** The products whose stock differs from the number of their units. */
export const selectOpenStocks = createSelector(
  [selectUnitCounts, selectProducts],
  (counts, products = []) =>
    products.flatMap((product) => {
      const count = counts.get(product.id);
      const isOpen = count !== undefined && product.stock !== 'unknown' && count !== product.stock;
      return isOpen ? { product, count } : [];
    }),
);
