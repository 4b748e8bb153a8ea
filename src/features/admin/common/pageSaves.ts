import { PAGE_IDS } from '@/api/drafts/draftEntry';
import type { Edit } from '@/api/drafts/editing';
import { showToast } from './toast';
import { isSaved, useSave, type SaveOutcome } from './useSave';

/** A change of a page, in words. */
export interface PageSave {
  /** For the history, such as `About page: section “Crew” changed`. */
  label: string;
  /** Of the toast. */
  message: string;
  /** For the list of activities, such as `updated`. */
  action: string;
  edit: Extract<Edit, { collection: 'pages' }>;
}

const NAMES: Record<string, string> = {
  [PAGE_IDS.home]: 'Home page',
  [PAGE_IDS.about]: 'About page',
};

/** Saving of the home and about pages, with the specification's texts (back-office.md §8). */
export function usePageSaves() {
  const { save, saveAtOnce, isSaving } = useSave();
  const run = async (
    how: typeof save,
    { label, message, action, edit }: PageSave,
  ): Promise<SaveOutcome> => {
    const outcome = await how({
      label,
      edits: [edit],
      message,
      activity: { type: 'page', name: NAMES[edit.id] ?? edit.id, action },
    });
    // What was asked for is the case, if nothing had changed too.
    if (outcome === 'unchanged') showToast(message, 'success');
    if (!isSaved(outcome)) showToast('Failed to save changes. Please try again.', 'error');
    return outcome;
  };
  return {
    isSaving,
    save: async (asked: PageSave) => isSaved(await run(save, asked)),
    /** Without a busy label, for moving and deleting. */
    saveAtOnce: async (asked: PageSave) => isSaved(await run(saveAtOnce, asked)),
  };
}
