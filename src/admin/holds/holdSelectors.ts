import { createSelector } from '@reduxjs/toolkit';
import type { Hold } from '@/domain/availability/availability';
import { FILES } from '@/domain/links/contentPaths';
import {
  selectList,
  selectPublished,
  type DraftContentState,
} from '../drafts/content/draftContent';

export const selectHolds: (state: DraftContentState) => Hold[] | undefined = selectList('holds');

export const selectHoldsById = createSelector(
  [selectHolds],
  (holds = []): ReadonlyMap<string, Hold> => new Map(holds.map((hold) => [hold.id, hold])),
);

/** The holds of the draft content are incomplete then, and must not be changed. */
export const selectHaveHoldsFailed = (state: DraftContentState): boolean =>
  selectPublished(state)?.failed.includes(FILES.availability) ?? false;
