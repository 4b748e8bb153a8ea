import type { Hold } from '@/domain/availability/availability';
import { FILES } from '@/domain/links/contentPaths';
import {
  selectList,
  selectPublished,
  type WorkingCopyState,
} from '../drafts/content/workingCopySelectors';

/** Returns the holds of the working copy; undefined until the published content has been loaded. */
export const selectHolds: (state: WorkingCopyState) => Hold[] | undefined = selectList('holds');

/**
 * Whether the published holds exist but could not be loaded. The holds of the working copy are incomplete then, and must
 * not be changed.
 */
export const selectHaveHoldsFailed = (state: WorkingCopyState): boolean =>
  selectPublished(state)?.failed.includes(FILES.availability) ?? false;
