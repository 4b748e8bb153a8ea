import type { WriteOutcome } from '@/api/storage/browserStorage';
import type { StorageFailure } from '@/api/storage/storageFailure';
import { tabs } from '../state/draftTabs';
import type { DraftsThunk } from '../state/draftsReducer';
import { dataLossDetected, restoringEnded } from '../state/statusSlice';
import { restoreLostDrafts } from './draftStorage';
import { collectMediaRefs, persistMediaDrafts } from './mediaDrafts';
import type { DraftsSnapshot } from './mergeDrafts';

/**
 * Writes back drafts that the browser has deleted since this tab read them. A read-only tab does so too: nothing of
 * another tab is overwritten.
 * @returns why that failed; what was deleted is only in the memory of this tab then
 */
export function restoreLost(): DraftsThunk<Promise<StorageFailure | undefined>> {
  return async (dispatch, getState) => {
    const { persisted, issue, isUnrestored = false } = getState().status;
    if (issue === 'newer' || !persisted) return undefined;
    const outcome = await restoreLostDrafts(persisted);
    const isFailed = outcome === 'full' || outcome === 'denied';
    if (isFailed !== isUnrestored) dispatch(restoringEnded(isFailed));
    if (isFailed) return outcome;
    if (outcome === 'restored') {
      dispatch(dataLossDetected('restored'));
      tabs().post('stored');
    }
    return undefined;
  };
}

/** Lost images that this tab has reported. */
const reported = new Set<string>();

/**
 * Stores the images of these drafts and their steps that are not stored, and reports those that are lost.
 * @returns `stored` if no image of the drafts is only in the memory of this tab
 */
export function persistPictures({
  drafts,
  history,
}: DraftsSnapshot): DraftsThunk<Promise<WriteOutcome>> {
  return async (dispatch) => {
    const inDrafts = collectMediaRefs(drafts);
    const { failed, restored, lost } = await persistMediaDrafts(
      collectMediaRefs([drafts, history]),
    );
    if (restored > 0) dispatch(dataLossDetected('restored'));
    const unreported = lost.filter((ref) => inDrafts.has(ref) && !reported.has(ref));
    unreported.forEach((ref) => reported.add(ref));
    if (unreported.length > 0) dispatch(dataLossDetected('pictures'));
    return [...failed].find(([ref]) => inDrafts.has(ref))?.[1] ?? 'stored';
  };
}
