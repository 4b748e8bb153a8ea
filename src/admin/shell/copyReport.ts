import { copyWritten, type CopyKey } from '../drafts/state/statusSlice';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import type { AdminDispatch } from '../store/adminState';

/**
 * Returns a callback that reports to the state whether a copy of the drafts in local storage is up
 * to date, when that changes.
 */
export function copyReport(dispatch: AdminDispatch, key: CopyKey): (outcome: WriteOutcome) => void {
  let reported: WriteOutcome = 'stored';
  return (outcome) => {
    if (outcome === reported) return;
    reported = outcome;
    dispatch(copyWritten({ key, outcome }));
  };
}
