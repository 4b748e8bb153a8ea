import { useState } from 'react';
import { useAdminStore } from '../../store/hooks';
import { SITE_ID } from '../../drafts/state/draftEntry';
import { selectPersistence } from '../../drafts/state/draftsReducer';
import type { EditOf } from '../../drafts/draftChanges';
import type { StorageFailure } from '@/api/storage/storageFailure';
import type { Site } from '@/domain/site/schema';
import { isSaveSuccessful, useSave, type SaveOutcome } from '../../forms/useSave';
import type { SaveResult } from './ResultBanner';

const SAVED: SaveResult = { tone: 'success', text: 'Settings saved successfully!' };
/**
 * The settings are stored as a draft. Their copy for other code is a separate storage entry, whose
 * write can fail.
 */
const COPY_OLD: Record<StorageFailure, SaveResult> = {
  full: {
    tone: 'warning',
    text: 'Your changes were saved as unpublished changes. Their copy (siteSettings) could not be updated because storage on this device is full.',
  },
  denied: {
    tone: 'warning',
    text: 'Your changes were saved as unpublished changes. Their copy (siteSettings) could not be updated because this browser blocks storage.',
  },
};
const FAILED: SaveResult = { tone: 'error', text: 'Failed to save settings. Please try again.' };

/** Returns the edit that saves the settings. */
export function siteEdit(draft: Site): EditOf<'settings'> {
  return { collection: 'settings', id: SITE_ID, draft };
}

function resultOf(outcome: SaveOutcome, oldCopy: StorageFailure | undefined): SaveResult {
  if (!isSaveSuccessful(outcome)) return FAILED;
  return oldCopy ? COPY_OLD[oldCopy] : SAVED;
}

/** Saves the settings and returns the result for the banner. */
export function useSiteActions() {
  const { save, isSaving } = useSave();
  const store = useAdminStore();
  const [result, setResult] = useState<SaveResult | null>(null);
  return {
    isSaving,
    result,
    dismiss: () => setResult(null),
    /** Resolves to whether the settings were saved. */
    async saveSite(site: Site): Promise<boolean> {
      const outcome = await save({
        label: 'Site settings changed',
        edits: [siteEdit(site)],
        message: 'Site settings changed.',
        activity: { type: 'settings', name: 'Site Settings', action: 'updated' },
      });
      // The reason of a rejected save has already been shown.
      if (outcome === 'rejected') return false;
      // A new object, so that each of two consecutive results is shown for 3 s.
      setResult({
        ...resultOf(outcome, selectPersistence(store.getState()).oldCopies.siteSettings),
      });
      return isSaveSuccessful(outcome);
    },
  };
}
