import { createSelector } from '@reduxjs/toolkit';
import type { Hold } from '@/domain/availability/availability';
import { FILES } from '@/domain/links/contentPaths';
import {
  selectList,
  selectPublished,
  type WorkingCopyState,
} from '../drafts/content/workingCopySelectors';

/** Returns the holds of the working copy; undefined until the published content has been loaded. */
export const selectHolds: (state: WorkingCopyState) => Hold[] | undefined = selectList('holds');

/** Returns the holds of the working copy by their IDs; none until the published content has been loaded. */
export const selectHoldsById = createSelector(
  [selectHolds],
  (holds = []): ReadonlyMap<string, Hold> => new Map(holds.map((hold) => [hold.id, hold])),
);

/**
 * Whether the published holds exist but could not be loaded. The holds of the working copy are incomplete then, and must
 * not be changed.
 */
export const selectHaveHoldsFailed = (state: WorkingCopyState): boolean =>
  selectPublished(state)?.failed.includes(FILES.availability) ?? false;
