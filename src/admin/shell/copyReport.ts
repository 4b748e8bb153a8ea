import type { UnknownAction } from '@reduxjs/toolkit';
import { copyWritten, type CopyKey } from '../drafts/storage/persistenceSlice';
import type { WriteOutcome } from '@/api/storage/browserStorage';

/** Parts of the store that the copies of drafts need. */
export interface DraftStore {
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: UnknownAction) => unknown;
}

/**
 * Returns a callback that reports to the state whether a copy of the drafts in local storage is up
 * to date, when that changes.
 */
export function copyReport(store: DraftStore, key: CopyKey): (outcome: WriteOutcome) => void {
  let told: WriteOutcome = 'stored';
  return (outcome) => {
    if (outcome === told) return;
    told = outcome;
    store.dispatch(copyWritten({ key, outcome }));
  };
}
