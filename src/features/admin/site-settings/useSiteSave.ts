import { useState } from 'react';
import { SITE_ID } from '@/api/drafts/draftEntry';
import type { Edit } from '@/api/drafts/editing';
import type { Site } from '@/domain/site';
import { isSaved, useSave } from '@/features/admin/common/useSave';
import type { SaveResult } from './ResultBanner';

const SAVED: SaveResult = { tone: 'success', text: 'Settings saved successfully!' };
const FAILED: SaveResult = { tone: 'error', text: 'Failed to save settings. Please try again.' };

/** The edit that makes the site's settings these. */
export function siteEdit(draft: Site): Edit {
  return { collection: 'settings', id: SITE_ID, draft };
}

/** Saving the settings, and what the banner says of it (back-office.md §8). */
export function useSiteSave() {
  const { save, isSaving } = useSave();
  const [result, setResult] = useState<SaveResult | null>(null);
  return {
    isSaving,
    result,
    dismiss: () => setResult(null),
    async saveSite(site: Site): Promise<void> {
      const outcome = await save({
        label: 'Site settings changed',
        edits: [siteEdit(site)],
        message: 'Site settings changed.',
        activity: { type: 'settings', name: 'Site Settings', action: 'updated' },
      });
      // A new object, so that a second save in a row is shown for its own 3 s.
      setResult({ ...(isSaved(outcome) ? SAVED : FAILED) });
    },
  };
}
